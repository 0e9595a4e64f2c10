"""Options: every one works at once and is kept at once, so there is nothing to confirm."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from qtsolitaire.storage.options import Options


class OptionsDialog(QDialog):
    """Shows the options and changes them.

    Args:
        options: The player's.
        parent: Qt's parent.
    """

    def __init__(self, options: Options, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Options"))
        self._options = options
        column = QVBoxLayout(self)
        column.addWidget(self._play())
        column.addWidget(self._look())
        buttons = QDialogButtonBox()
        close = buttons.addButton(self.tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        close.setDefault(True)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)

    def _play(self) -> QGroupBox:
        box = QGroupBox(self.tr("Playing"))
        rows = QVBoxLayout(box)
        for name, text, meaning in (
            ("double_click", self.tr("&Double click"), self.tr("A double click sends cards to the best pile.")),
            (
                "auto_place",
                self.tr("&Auto-place"),
                self.tr("Cards that are dropped anywhere go to the best pile that takes them."),
            ),
            ("placement_aid", self.tr("&Placement aid"), self.tr("Piles that can take the cards are lit.")),
            (
                "interactive_rules",
                self.tr("&Interactive rules"),
                self.tr("When a move is refused, a bubble says which rule forbids it."),
            ),
            (
                "click_sends_up",
                self.tr("Click sends cards &up"),
                self.tr("Seahaven Towers: a click on a last card sends it to its foundation, if it fits there."),
            ),
        ):
            rows.addWidget(self._flag(name, text))
            rows.addWidget(_explanation(meaning))
        return box

    def _flag(self, name: str, text: str) -> QCheckBox:
        check = QCheckBox(text)
        check.setObjectName(name)
        check.setChecked(getattr(self._options, name))
        check.toggled.connect(lambda is_on: setattr(self._options, name, is_on))
        return check

    def _look(self) -> QGroupBox:
        box = QGroupBox(self.tr("Appearance"))
        form = QFormLayout(box)
        choice = QComboBox()
        choice.setObjectName("animations")
        for text, value in (
            (self.tr("As the system wishes"), "system"),
            (self.tr("On"), "on"),
            (self.tr("Off"), "off"),
        ):
            choice.addItem(text, value)
        choice.setCurrentIndex(choice.findData(self._options.animations))
        choice.currentIndexChanged.connect(lambda index: setattr(self._options, "animations", choice.itemData(index)))
        form.addRow(self.tr("&Moving cards:"), choice)
        return box


def _explanation(text: str) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    label.setIndent(26)
    label.setMinimumWidth(380)
    return label
