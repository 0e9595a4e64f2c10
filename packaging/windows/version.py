"""What a program for Windows says about itself in its properties: the version resource, as PyInstaller reads it."""

from __future__ import annotations

from typing import Final

LANGUAGE, UNICODE = 0x0409, 1200  # English; UTF-16

TEXT: Final = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable('{table}', [
      StringStruct('CompanyName', 'The qtsolitaire authors'),
      StringStruct('FileDescription', 'qtsolitaire'),
      StringStruct('FileVersion', '{version}'),
      StringStruct('InternalName', 'qtsolitaire'),
      StringStruct('LegalCopyright', 'The qtsolitaire authors, MIT licence'),
      StringStruct('OriginalFilename', 'qtsolitaire.exe'),
      StringStruct('ProductName', 'qtsolitaire'),
      StringStruct('ProductVersion', '{version}')])]),
    VarFileInfo([VarStruct('Translation', [{language}, {unicode}])])
  ]
)
"""


def version_resource(version: str) -> str:
    """Return the text of the version resource.

    Args:
        version: The program's version, such as 1.2.3.
    """
    numbers = tuple([*(int(part) for part in version.split(".")), 0, 0, 0][:4])
    table = f"{LANGUAGE:04x}{UNICODE:04x}"
    return TEXT.format(numbers=numbers, table=table, version=version, language=LANGUAGE, unicode=UNICODE)
