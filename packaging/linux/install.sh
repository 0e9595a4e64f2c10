#!/bin/sh
# Installs qtsolitaire for the user who runs this, or removes it again. Needs no rights of an administrator.
#
#   ./install.sh                  install into ~/.local
#   ./install.sh --prefix DIR     install into DIR instead, such as /usr/local
#   ./install.sh --uninstall      remove what was installed (with the same --prefix); games and options stay
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
prefix=$HOME/.local
action=install
while [ $# -gt 0 ]; do
    case $1 in
        --prefix) prefix=${2:?--prefix needs a folder}; shift 2 ;;
        --uninstall) action=uninstall; shift ;;
        *) sed -n '2,7s/^# \{0,1\}//p' "$0"; exit 2 ;;
    esac
done
case $prefix in /*) ;; *) prefix=$PWD/$prefix ;; esac

files() { # every file of share/, by its path within
    (cd "$here/share" && find . -type f)
}

remove() {
    rm -rf "$prefix/lib/qtsolitaire"
    rm -f "$prefix/bin/qtsolitaire"
    files | while IFS= read -r file; do rm -f "$prefix/share/$file"; done
}

# A desktop need not look for programs in ~/.local/bin, so its menu is told the whole path, quoted by the rules of its
# files: once as a word of a command, once as a text.
quoted() {
    printf '%s' "$1" | sed -e 's/\\/\\\\\\\\/g' -e 's/["`$]/\\\\&/g' -e 's/%/%%/g' -e 's/^/"/' -e 's/$/"/'
}

refresh() { # tells the desktop, if it has this program for it
    if command -v "$1" >/dev/null 2>&1; then "$1" "$2" >/dev/null 2>&1 || true; fi
}

tell_desktop() {
    refresh update-desktop-database "$prefix/share/applications"
    refresh update-mime-database "$prefix/share/mime"
}

if [ "$action" = uninstall ]; then
    remove
    tell_desktop
    echo "qtsolitaire was removed from $prefix. Games and options were left where they are."
    exit 0
fi

remove
mkdir -p "$prefix/lib" "$prefix/bin" "$prefix/share"
cp -R "$here/qtsolitaire" "$prefix/lib/qtsolitaire"
ln -s ../lib/qtsolitaire/qtsolitaire "$prefix/bin/qtsolitaire"
files | while IFS= read -r file; do
    mkdir -p "$prefix/share/$(dirname "$file")"
    cp "$here/share/$file" "$prefix/share/$file"
done
entry=$prefix/share/applications/qtsolitaire.desktop
program=$(quoted "$prefix/bin/qtsolitaire")
while IFS= read -r line; do
    case $line in
        Exec=qtsolitaire*) printf 'Exec=%s%s\n' "$program" "${line#Exec=qtsolitaire}" ;;
        *) printf '%s\n' "$line" ;;
    esac
done <"$here/share/applications/qtsolitaire.desktop" >"$entry"
tell_desktop
echo "qtsolitaire was installed into $prefix. Start it from the menu, or as $prefix/bin/qtsolitaire."
