#!/usr/bin/env bash
# A folder of Swift files runs as it is, with an `App` and with app and scene delegates; the same state looks the same in a
# window and without one.
#
#   plain-folders.sh TOOL
set -euo pipefail

tool=$1
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
projects=$here/../Fixtures/Projects
folder=$(mktemp -d)
server=
app=
finish() {
    if [ -n "$app" ]; then kill "$app" 2>/dev/null || true; fi
    if [ -n "$server" ]; then kill "$server" 2>/dev/null || true; fi
    rm -rf "$folder"
}
trap finish EXIT

fail() {
    echo "FAILED  $*" >&2
    exit 1
}

# amount PICTURE COLOR: how many pixels of the picture have about this colour.
amount() { convert "$1" -alpha off -fuzz 3% -fill black +opaque "$2" -fill white -opaque "$2" -format '%[fx:round(mean*w*h)]' info:; }

# difference PICTURE PICTURE: how many pixels differ by more than anti-aliasing does.
difference() { compare -metric AE -fuzz 12% "$1" "$2" null: 2>&1 || true; }

# The same views with delegates in place of the `App`.
mkdir "$folder/projects"
cp -r "$projects/CardTable" "$projects/CardTableScenes" "$folder/projects"
cp "$projects"/CardTable/{CardGame,FruitGame,TableView}.swift "$folder/projects/CardTableScenes"

for project in CardTable CardTableScenes; do
    out=$folder/$project
    "$tool" drive "$folder/projects/$project" --script "$here/card-table.script" --out "$out" --scale 1 >"$folder/said"
    [ "$(grep -c '^card chosen: 사과$' "$folder/said")" = 2 ] || fail "$project: a tap does not choose the card"
    # Six cards fill most of the window; one that lies face up takes a sixth of the orange away.
    down=$(amount "$out/down.png" '#ff9500')
    up=$(amount "$out/up.png" '#ff9500')
    [ $((down * 10)) -gt $((390 * 844 * 7)) ] || fail "$project: only $down pixels are orange"
    [ $((up * 6)) -gt $((down * 5)) ] && [ $((up * 8)) -lt $((down * 7)) ] || fail "$project: $up of $down pixels stay orange"
    [ "$(difference "$out/down.png" "$out/down-again.png")" = 0 ] || fail "$project: the card does not turn back as it was"
    echo "ok      $project"
done
[ "$(difference "$folder/CardTable/up.png" "$folder/CardTableScenes/up.png")" = 0 ] || fail "App and delegates look different"

# The same tap by a real click, in a window on a display of its own.
Xvfb -displayfd 3 -noreset -nolisten tcp -screen 0 800x1000x24 3>"$folder/display" 2>/dev/null &
server=$!
for _ in $(seq 100); do [ -s "$folder/display" ] && break; sleep 0.1; done
DISPLAY=:$(cat "$folder/display")
export DISPLAY
unset WAYLAND_DISPLAY GDK_SCALE GTK_THEME GTK_CSD DBUS_SESSION_BUS_ADDRESS
"$tool" run "$projects/CardTable" --host window --size 390x844 --locale en >"$folder/window" 2>&1 &
app=$!
window=
for _ in $(seq 100); do
    window=$(xdotool search --onlyvisible --pid "$app" 2>/dev/null | tail -n 1) || true
    [ -n "$window" ] && break
    sleep 0.1
done
[ -n "$window" ] || fail "no window: $(cat "$folder/window")"
sleep 0.5
xdotool mousemove --window "$window" 105 420 sleep 0.1 click 1
for _ in $(seq 100); do
    grep -q '^card chosen: 사과$' "$folder/window" && break
    sleep 0.1
done
sleep 0.5
import -window "$window" "$folder/screen.png"
pixels=$(difference "$folder/screen.png" "$folder/CardTable/up.png")
[ "$pixels" = 0 ] || fail "the window differs from the headless picture in $pixels pixels"
echo "ok      a click in the window, pixel by pixel"
