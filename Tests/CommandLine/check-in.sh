#!/usr/bin/env bash
# The entrance of Examples/CheckIn is evaluated once for each place on a walk, on a copy that tells of it.
#
#   check-in.sh TOOL
set -euo pipefail

tool=$1
example=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../../Examples/CheckIn" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
    echo "FAILED  $*" >&2
    exit 1
}

cp -r "$example" "$folder/project"
sed -i '0,/    var body: some View {/s//&\n        let _ = print("body")/' "$folder/project/CheckIn/Views/EntranceView.swift"
sed -i '0,/        location = latest/s//        print("place")\n&/' "$folder/project/CheckIn/ViewModel/CheckInViewModel.swift"

# walk SECONDS: how many places and how many evaluations a walk has; the border is reached after 27 seconds.
walk() {
    printf 'walk %s\nadvance %s\n' "$example/drive/walk.gpx" "$1" >"$folder/walk.script"
    "$tool" drive "$folder/project" --script "$folder/walk.script" --out "$folder" >"$folder/said" 2>"$folder/errors" ||
        fail "$(cat "$folder/errors")"
    places=$(grep -c '^place$' "$folder/said")
    bodies=$(grep -c '^body$' "$folder/said")
}

walk 5
((places == 6)) || fail "$places places in 5 seconds"
before=$bodies
walk 25
((places == 26)) || fail "$places places in 25 seconds"
((bodies - before == 20)) || fail "$((bodies - before)) evaluations for 20 places"
echo "ok      one evaluation a place"
