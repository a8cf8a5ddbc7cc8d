#!/usr/bin/env bash
# Things are dragged from a window to another program and from it into the window, on a display of its own.
#
#   drag-and-drop.sh TOOL
set -euo pipefail

tool=$1
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
server= app= partner=
trap 'kill $app $partner $server 2>/dev/null; rm -rf "$folder"' EXIT

fail() {
    printf 'FAILED  %s\nthe app:\n%s\nthe partner:\n%s\n' "$*" "$(cat "$folder/app")" "$(cat "$folder/partner.log")" >&2
    exit 1
}

# said WHO REGEX: it writes such a line, now or soon.
said() {
    for _ in $(seq 100); do
        grep -qE "$2" "$folder/$1" && return 0
        sleep 0.05
    done
    fail "$1 never says $2"
}

# drag FROM_X FROM_Y TO_X TO_Y: in steps, as a hand moves.
drag() {
    xdotool mousemove "$1" "$2" sleep 0.1 mousedown 1 sleep 0.1
    for step in 1 2 3 4 5 6 7 8; do
        xdotool mousemove $(($1 + ($3 - $1) * step / 8)) $(($2 + ($4 - $2) * step / 8)) sleep 0.05
    done
    xdotool mousemove $(($3 + 1)) "$4" sleep 0.2 mouseup 1
}

# shown REGEX: the window of such a title, once it is there.
shown() {
    local window=
    for _ in $(seq 200); do
        window=$(xdotool search --onlyvisible --name "$1" 2>/dev/null | tail -n 1) || true
        [ -n "$window" ] && break
        sleep 0.1
    done
    [ -n "$window" ] || fail "no window $1"
    echo "$window"
}

# shellcheck disable=SC2046
clang -o "$folder/partner" "$here/../Window/Partner/partner.c" $(pkg-config --cflags --libs gtk4)
"$tool" build "$here/../Fixtures/Projects/DropBoard" >/dev/null
: >"$folder/app"
: >"$folder/partner.log"
echo note >"$folder/a note.txt"

Xvfb -displayfd 3 -noreset -nolisten tcp -screen 0 1000x600x24 3>"$folder/display" 2>/dev/null &
server=$!
for _ in $(seq 100); do [ -s "$folder/display" ] && break; sleep 0.1; done
DISPLAY=:$(cat "$folder/display")
export DISPLAY
unset WAYLAND_DISPLAY GDK_SCALE GTK_THEME GTK_CSD DBUS_SESSION_BUS_ADDRESS
DROP_BOARD_FILE="$folder/a note.txt" "$tool" run "$here/../Fixtures/Projects/DropBoard" --host window --size 300x500 \
    --locale en >"$folder/app" 2>&1 &
app=$!
xdotool windowmove "$(shown "^DropBoard$")" 0 0
GDK_DEBUG=gl-disable GSK_RENDERER=cairo "$folder/partner" "Text 글" "$folder/a note.txt" >"$folder/partner.log" 2>&1 &
partner=$!
xdotool windowmove "$(shown "^Drag Partner$")" 500 0
sleep 0.5

# From the window: a text, a picture, a file.
drag 150 50 600 250
said partner.log '^took text Hanok 한옥$'
drag 150 150 600 250
said partner.log '^took picture 1x1$'
drag 150 250 600 250
said partner.log '^took file file:///.*/a%20note.txt$'
echo "ok      out of the window"

# Into the window: a text, a file; what nobody takes.
drag 600 50 150 350
said app '^targeted$'
said app '^took \["Text 글"\] at 151,50$'
said partner.log '^gave text$'
drag 600 150 150 450
said app '^took file a note.txt$'
said partner.log '^gave file$'
drag 600 50 150 50
said partner.log '^nobody took text$'
echo "ok      into the window"

# Out of the window and back: the app's own way. The pointer is the window's again after all of it.
xdotool mousemove 150 50 sleep 0.1 mousedown 1 sleep 0.1 mousemove 250 50 sleep 0.1 mousemove 400 100 sleep 0.2 \
    mousemove 350 200 sleep 0.2 mousemove 200 340 sleep 0.2 mousemove 150 350 sleep 0.2 mouseup 1
said app '^took \["Hanok 한옥"\] at 150,50$'
drag 150 50 200 360
said app '^took \["Hanok 한옥"\] at 201,60$'
echo "ok      out of the window and back"
