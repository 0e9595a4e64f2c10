"""What a bundle for macOS says about itself: its Info.plist."""

from __future__ import annotations

from typing import Final

IDENTIFIER: Final = "qtsolitaire"
RECORD_TYPE: Final = "qtsolitaire.record"


def properties(version: str) -> dict[str, object]:
    """Return the entries of Info.plist that are not PyInstaller's own.

    Args:
        version: The program's version.
    """
    return {
        "CFBundleDevelopmentRegion": "en",
        "CFBundleDisplayName": "qtsolitaire",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Patience game",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD_TYPE],
            }
        ],
        "CFBundleLocalizations": ["en", "vi", "th"],
        "CFBundleShortVersionString": version,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "The qtsolitaire authors, MIT licence",
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD_TYPE,
                "UTTypeDescription": "Patience game",
                "UTTypeConformsTo": ["public.plain-text"],
                "UTTypeTagSpecification": {"public.filename-extension": ["solitaire"]},
            }
        ],
    }
