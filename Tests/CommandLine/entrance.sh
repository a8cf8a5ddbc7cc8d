#!/usr/bin/env bash
# An app that asks where it is: a door is coloured within 50 metres, and each body is evaluated once a place.
#
#   entrance.sh TOOL
set -euo pipefail

tool=$1
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
project=$here/../Fixtures/Projects/Entrance
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
    echo "FAILED  $*" >&2
    exit 1
}

# color PICTURE: the colour in the door's upper corner.
color() { convert "$1" -format '%[hex:p{20,60}]' info:; }

# expect STATUS TEXT ARGUMENTS...: the tool ends with the status, and says the text on standard error.
expect() {
    local status=$1 text=$2 output actual=0
    shift 2
    output=$("$tool" "$@" 2>&1 >/dev/null) || actual=$?
    [[ $actual -eq $status && $output == *"$text"* && $output != *"crashed"* && $output != *"Fatal error"* ]] ||
        fail "hanok $*: status $actual: $output"
}

"$tool" drive "$project" --script "$here/entrance.script" --out "$folder" --scale 1 >"$folder/said" 2>"$folder/errors" || {
    cat "$folder/errors" >&2
    exit 1
}
[ "$(color "$folder/inside.png")" = FFA500 ] || fail "the door is not coloured inside: $(color "$folder/inside.png")"
[ "$(color "$folder/outside.png")" = 808080 ] || fail "the door is not grey outside: $(color "$folder/outside.png")"
# At the start, at each place, of which the first comes with the status, and when the status had changed.
places=$(grep -c '^location$' "$folder/said")
bodies=$(grep -c '^body$' "$folder/said")
[ "$places" -gt 100 ] && [ "$bodies" -eq $((places + 2)) ] || fail "$places places, and $bodies evaluations of body"
echo "ok      in and out, $places places"

# Where it is by the command line.
picture() { "$tool" run "$project" --host headless --scale 1 --out "$folder/picture.png" "$@" >/dev/null 2>"$folder/errors"; }
picture --location 37.48815449911871,127.06476621423361
[ "$(color "$folder/picture.png")" = FFA500 ] || fail "--location is not where it is"
picture --gpx "$here/entrance.gpx" --gpx-speed 1000
[ "$(color "$folder/picture.png")" = 808080 ] || fail "--gpx is not walked to its end"
echo "ok      places by options"

for place in 91,0 0,181 nan,nan 1 1,2,3 north; do
    expect 2 "the option '--location' takes a latitude in -90…90 and a longitude in -180…180" run "$project" --location "$place"
done
expect 2 "use one of the options '--location' and '--gpx'" run "$project" --location 1,2 --gpx "$here/entrance.gpx"
expect 1 "there is no such GPX file" run "$project" --gpx "$folder/none.gpx"
expect 1 "it is a folder; name one of the GPX files in it" run "$project" --gpx "$folder"
expect 2 "the option '--gpx-speed' takes a number above 0" run "$project" --gpx "$here/entrance.gpx" --gpx-speed 0
head -c 330 "$here/entrance.gpx" >"$folder/short.gpx"
echo 'walk short.gpx' >"$folder/short.script"
expect 1 "short.gpx:5: a tag does not end: the file is cut short or is no XML" drive "$project" --script "$folder/short.script"
expect 1 "short.gpx:5: error: a tag does not end: the file is cut short or is no XML" run "$project" --host headless --gpx "$folder/short.gpx" --out "$folder/picture.png"
echo "ok      bad input"
