#!/usr/bin/env bash
# What can't be built or shown ends with a clear message and a status that is not 0, never with a trace.
#
#   bad-input.sh TOOL
set -euo pipefail

tool=$1
projects=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../Fixtures/Projects" && pwd)
failures=0

# expect STATUS TEXT ARGUMENTS...: the tool ends with the status, and says the text on standard error. A command line that
# can't be understood (status 2) is answered in one line.
expect() {
    local status=$1 text=$2 output actual=0
    shift 2
    output=$("$tool" "$@" 2>&1 >/dev/null) || actual=$?
    if [[ $actual -ne $status || $output != *"$text"* || $output == *"crashed"* || $output == *"Fatal error"* \
        || ($status -eq 2 && $output == *$'\n'*) ]]; then
        printf 'hanok %s\n  expected status %s and "%s"\n  status %s:\n%s\n' "$*" "$status" "$text" "$actual" "$output" >&2
        failures=$((failures + 1))
    fi
}

expect 1 "NoSwift: error: there is no Xcode project, no Package.swift and no Swift file" run "$projects/NoSwift"
expect 1 "project.pbxproj:4: error: the quoted string that starts here has no end" run "$projects/BrokenProject"
expect 1 "project.pbxproj:8: error: 'Gone.swift' of the target 'Missing' does not exist" run "$projects/MissingSource"
expect 1 "CompileError/App.swift:5:52: error: value of type 'Text' has no member 'glow'" build "$projects/CompileError"
expect 1 "ManyErrors/Number2.swift:1:15: error: cannot find 'undefined2' in scope" build "$projects/ManyErrors"
expect 1 "ManyErrors/Number5.swift:1:15: error: cannot find 'undefined5' in scope" build "$projects/ManyErrors"
expect 1 "ManyErrors/Phases.swift:5:5: warning: switch covers known cases, but 'ScenePhase' may have additional" \
    build "$projects/ManyErrors"
expect 1 "module HealthKit" build "$projects/ManyErrors"
expect 1 "NoEntry: error: the app has no entry point; put '@main' before 'struct NoEntryApp'" run "$projects/NoEntry"
expect 1 "there is no such file or folder" run "$projects/Absent"
expect 1 "there is no scheme or target 'Gone'" build "$projects/Classic" --scheme Gone
expect 1 "there is no scheme or target 'Gone'" run "$projects/CardTable" --scheme Gone
expect 1 "there is no such script, or it can't be read" drive "$projects/Folder" --script /nowhere.script
expect 1 "has no tests" test "$projects/Playground.swiftpm"
expect 1 "has no fixtures.json" run "$projects/Folder" --fixtures "$projects"
broken=$(mktemp -d)
trap 'rm -rf "$broken"' EXIT
printf 'tap "a"\njump\n' >"$broken/play.script"
printf '<gpx><wpt lat="100" lon="0"/></gpx>' >"$broken/way.gpx"
printf '[{"url": "*", "body": "gone.json"}]' >"$broken/fixtures.json"
expect 1 "fixtures.json:1: error: rule 1:" run "$projects/CompileError" --fixtures "$broken"
expect 1 "play.script:2: error: there is no step “jump”" drive "$projects/CompileError" --script "$broken/play.script"
# A folder for pictures that are never taken is not left behind.
expect 1 "play.script:2: error:" drive "$projects/Folder" --script "$broken/play.script" --out "$broken/out/deep"
if [[ -e $broken/out ]]; then
    echo "a script that can't be read leaves the folder of --out behind" >&2
    failures=$((failures + 1))
fi
expect 1 "way.gpx:1: error: a latitude (lat) lies in -90…90" run "$projects/CompileError" --gpx "$broken/way.gpx"
expect 1 "rule 1: there is no file 'gone.json'" run "$projects/CompileError" --fixtures "$broken"
expect 2 "there is no option '--hots'; did you mean '--host'?" run "$projects/Folder" --hots window
expect 2 "the option '--size' takes a width and a height" run "$projects/Folder" --size wide
expect 2 "1 to 20000 points" run "$projects/Folder" --size 999999x1
expect 2 "at most 32767 a side" run "$projects/Folder" --size 20000x20000
expect 2 "268 million in all" run "$projects/Folder" --size 20000x16000 --scale 1
expect 2 "the option '--scale' takes a number of pixels" run "$projects/Folder" --scale nan
expect 2 "the option '--locale' takes a language" run "$projects/Folder" --locale xx-nope
expect 1 "can't write to '/proc/nowhere': No such file or directory" \
    run "$projects/Folder" --host headless --out /proc/nowhere/picture.png
expect 2 "the option '--host' takes window or headless, not 'paper'" run "$projects/Folder" --host paper
expect 2 "pictures are written as PNG files" run "$projects/Folder" --host headless --out "$broken/picture.jpg"
expect 2 "the option '--host' takes window or headless, not 'paper'" --host paper
expect 1 "the folder 'Gone' of the target 'Missing' does not exist; it should be at" build "$projects/MissingFolder"
expect 2 "the option '--text-size' takes xSmall, small," run "$projects/Folder" --text-size huge
expect 2 "the option '--text-size' takes xSmall, small," preview "$projects/Folder" --text-size large,huge
expect 2 "there is no command 'rum'; did you mean 'hanok run'?" rum
expect 2 "there is no command 'frobnicate'; the commands are run," frobnicate
expect 1 "$projects/Absent: error: there is no such file or folder" "$projects/Absent"
expect 1 "NoSwift: error: there is no Xcode project" "$projects/NoSwift"
expect 2 "the path of the project is missing" build
unset DISPLAY WAYLAND_DISPLAY
expect 1 "there is no display" run "$projects/Folder" --host window

if ((failures > 0)); then exit 1; fi
echo "All messages are as expected."
