#!/usr/bin/env bash
# Projects that are laid out in as many ways are built and driven, two at a time; each has scripts of what must be found.
#
#   project-layouts.sh TOOL [NAME]
#
# With a name, only the projects whose path contains it.
set -euo pipefail

tool=$1
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
projects=$here/../Fixtures/Projects
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# drive PATH SCRIPT OPTIONS...: one line of the result; what the tool said only where it failed.
drive() {
    local path=$1 script=$2 name said
    shift 2
    name="$path $(basename "$script" .script)"
    said=$folder/${name//\//-}
    if "$tool" drive "$projects/$path" --script "$projects/${path%%/*}/$script" --out "$said.out" "$@" >"$said" 2>&1; then
        echo "ok      $name"
    else
        echo "FAILED  $name"
        cat "$said"
        touch "$folder/failed"
    fi
}

# refuse PATH TEXT: the tool does not choose by itself, and says the text.
refuse() {
    local said
    if said=$("$tool" build "$projects/$1" 2>&1) || [[ $said != *"$2"* ]]; then
        printf 'FAILED  %s is not refused with "%s":\n%s\n' "$1" "$2" "$said"
        touch "$folder/failed"
    else
        echo "ok      $1 is refused"
    fi
}

# check PATH: the project's own tests pass, and the report tells how many there are of which kind.
check() {
    local said=$folder/$1-tests report=$folder/$1.xml
    if "$tool" test "$projects/$1" --report "$report" >"$said" 2>&1 &&
        [[ $(grep -c '<testcase' "$report") = "$2" && $(grep -c '<skipped/>' "$report") = 1 ]] &&
        grep -q '^attachment: .*Launch Screen.png$' "$said"; then
        echo "ok      $1 tests"
    else
        echo "FAILED  $1 tests"
        cat "$said" "$report"
        touch "$folder/failed"
    fi
}

# pass PATH OPTIONS...: the project's own tests pass.
pass() {
    local path=$1 said=$folder/$1-tests
    shift
    if "$tool" test "$projects/$path" "$@" >"$said" 2>&1; then
        echo "ok      $path tests"
    else
        echo "FAILED  $path tests"
        cat "$said"
        touch "$folder/failed"
    fi
}

# stop PATH: tests end at their first failure where they ask for that, and the others run.
stop() {
    local said=$folder/$1 status=0
    "$tool" test "$projects/$1" >"$said" 2>&1 || status=$?
    if [[ $status = 1 && $(grep -c 'failure$' "$said") = 3 && $(grep -c '^torn down$' "$said") = 4 ]] &&
        grep -q '^count 1$' "$said" && grep -q '^on the main thread: true$' "$said" && ! grep -q beyond "$said"; then
        echo "ok      $1"
    else
        echo "FAILED  $1"
        cat "$said"
        touch "$folder/failed"
    fi
}

# library PATH COUNT: a package without an app is not run, but its previews are drawn and its tests pass.
library() {
    local said=$folder/$1 status=0
    "$tool" run "$projects/$1" >"$said" 2>&1 || status=$?
    "$tool" preview "$projects/$1" --out "$said.out" --scale 1 >>"$said" 2>&1 || true
    "$tool" test "$projects/$1" >>"$said" 2>&1 || true
    if [[ $status = 1 && $(find "$said.out" -name '*.png' | wc -l) = "$2" ]] && grep -q "is a library" "$said" &&
        grep -q '^All tests have passed' "$said"; then
        echo "ok      $1"
    else
        echo "FAILED  $1"
        cat "$said"
        touch "$folder/failed"
    fi
}

# Two chains of projects, each one after the other: a project has one build folder.
while read -r chain; do
    [[ -z $chain || ($# -gt 1 && $chain != *"$2"*) ]] && continue
    while (($(jobs -pr | wc -l) >= 2)); do wait -n || true; done
    eval "$chain" &
done <<'LIST'
drive Synchronized drive.script
drive Playground.swiftpm drive.script
drive Tiles.swiftpm drive.script
drive OldFormat drive.script
drive NewFormat drive.script
drive Configurations drive.script; drive Configurations release.script --configuration release
drive Targets drive.script; drive Targets lite.script --scheme Lite
drive Workspace/Shop.xcworkspace drive.script
drive SiblingFramework/Store.xcworkspace drive.script; drive SiblingFramework/Shop drive.script
drive Repository drive.script
refuse Several "Hare/Hare.xcodeproj"; drive Several/Tortoise drive.script
drive PackageApp drive.script; drive PackageApp ko.script --locale ko
drive "한옥 마을" drive.script
drive LetterCase drive.script
drive LocalPackages drive.script
drive Languages drive.script; drive Languages ko.script --locale ko
drive StringCatalog drive.script; drive StringCatalog ko.script --locale ko
drive Assets drive.script; drive Assets dark.script --appearance dark --locale ko
drive Resources drive.script
drive ImplicitNames drive.script --fixtures "$projects/ImplicitNames/fixtures"
drive Requests drive.script --fixtures "$projects/Requests/fixtures"; pass Requests --fixtures "$projects/Requests/fixtures"
drive Leftovers drive.script
drive NativeCode drive.script
drive OnDemand drive.script; drive OnDemand refused.script --face-id fail; drive OnDemand none.script --face-id none
drive Pods drive.script
check Tested 12
library Library 2
stop Stopping
drive MacApp drive.script
drive TextSizes drive.script; drive TextSizes large.script --text-size xxxLarge
LIST
wait

if [[ -e $folder/failed ]]; then exit 1; fi
