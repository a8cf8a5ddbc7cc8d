#!/usr/bin/env bash
# A driven app's clock moves with the script's steps alone: countdowns of each kind run in a moment, and all pictures are the
# same, byte for byte, when the machine is busy, those of cards that are shuffled too.
#
#   app-clock.sh TOOL
set -euo pipefail

tool=$1
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
load=()
finish() {
    for process in "${load[@]}"; do kill "$process" 2>/dev/null || true; done
    rm -rf "$folder"
}
trap finish EXIT

fail() {
    echo "FAILED  $*" >&2
    exit 1
}

# play NAME: drives both apps.
play() {
    TZ=UTC "$tool" drive "$here/../Fixtures/Projects/Countdowns" --script "$here/app-clock.script" --out "$folder/$1/countdowns" ||
        fail "countdowns, $1"
    "$tool" drive "$here/../../Examples/Memorize" --script "$here/memorize-pies.script" --out "$folder/$1/memorize" ||
        fail "Memorize, $1"
}

play quiet
for _ in 1 2 3; do
    (while :; do :; done) &
    load+=($!)
done
play busy

for picture in countdowns/first countdowns/second memorize/first memorize/second memorize/third \
    memorize/shuffled; do
    cmp "$folder/quiet/$picture.png" "$folder/busy/$picture.png" || fail "$picture.png depends on the load"
done
echo "ok      the app's clock"
