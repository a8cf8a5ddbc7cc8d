#!/usr/bin/env bash
# An app's widgets are left out of it, run by themselves, share files with it, and have previews.
#
#   widgets.sh TOOL
set -euo pipefail

tool=$1
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
project=$here/../Fixtures/Projects/TaskWidgets
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
    echo "FAILED  $*" >&2
    exit 1
}

# play NAME ARGUMENTS…: plays $folder/NAME.script
play() {
    local name=$1
    shift
    "$tool" drive "$project" --script "$folder/$name.script" --out "$folder" "$@" >"$folder/$name.said" 2>&1 ||
        fail "$name: $(cat "$folder/$name.said")"
}

cp "$here/widgets.script" "$folder/timelines.script"
play timelines --scheme TasksWidgetExtension --size 390x2800
grep -qx "opened weather://Seoul" "$folder/timelines.said" || fail "a tap opens no address"
grep -qx "opened weather://hour/9" "$folder/timelines.said" || fail "a tap on a link opens no address"
echo "ok      widgets follow their timelines"

cat >"$folder/app.script" <<'SCRIPT'
expect "0 tasks"
tap "New task"
type "Buy milk"
tap "Add"
type "Water plants"
tap "Add"
SCRIPT
cat >"$folder/shared.script" <<'SCRIPT'
expect "Buy milk"
expect "2 to do"
tap "Buy milk"
refute "Buy milk"
expect "Water plants"
SCRIPT
play app --home "$folder/home"
grep -q "run by themselves with --scheme: TasksWidgetExtension" "$folder/app.said" || fail "the widgets are not named"
play shared --home "$folder/home" --scheme Widgets --size 390x2800
echo "ok      an app and its widgets share files"

# expect_size FILE WIDTHxHEIGHT
expect_size() {
    [ -f "$folder/previews/$1" ] || fail "there is no $1: $(ls "$folder/previews")"
    local size
    size=$(identify -format '%wx%h' "$folder/previews/$1")
    [ "$size" = "$2" ] || fail "$1 is $size, not $2"
}

"$tool" preview "$project" --scheme TasksWidgetExtension --out "$folder/previews" --scale 1 >"$folder/said" 2>&1 ||
    fail "the previews: $(cat "$folder/said")"
expect_size TasksWidget.png 158x158
expect_size "TasksWidget 2.png" 158x158
expect_size "Provided 5.png" 338x158
expect_size Rectangular.png 160x72
expect_size "Emoji 2.png" 158x158
expect_size "Five minutes.png" 338x158
echo "ok      widgets have previews"
