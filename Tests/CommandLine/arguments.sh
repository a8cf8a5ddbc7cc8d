#!/usr/bin/env bash
# Paths on the command line are seen from where the tool is called, also those that lead upwards; the tool says where its
# pictures are, and explains itself.
#
#   arguments.sh TOOL
set -euo pipefail

tool=$1
projects=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../Fixtures/Projects" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
unset DISPLAY WAYLAND_DISPLAY

fail() {
    echo "FAILED  $*" >&2
    exit 1
}

mkdir -p "$folder/app" "$folder/scripts/deep"
cp -r "$projects/CardTable" "$folder/app/Card Table"
printf 'snapshot first.png\n' >"$folder/scripts/first.script"
cd "$folder/scripts/deep"
"$tool" run "../../app/Card Table" --out ../run.png >said 2>errors || fail "run: $(cat errors)"
[ -f "$folder/scripts/run.png" ] || fail "run: the picture is not at ../run.png"
"$tool" "../../app/Card Table" --out ../alone.png >said 2>errors || fail "a path alone: $(cat errors)"
[ -f "$folder/scripts/alone.png" ] || fail "a path alone is not run"
grep -q 'There is no display' errors || fail "run does not say why there is no window"
"$tool" drive "../../app/Card Table" --script ../first.script --out ../../drive >said 2>&1 || fail "drive: $(cat said)"
[ -f "$folder/drive/first.png" ] || fail "drive: the picture is not in ../../drive"
"$tool" drive "../../app/Card Table" --script ../first.script >said 2>errors || fail "drive: $(cat errors)"
place=$(sed -n 's/^Pictures and trees go to //p' errors)
[ -f "$place/first.png" ] || fail "drive does not say where its pictures are: $(cat errors)"
[ "$(cd "$folder/app" && find . -type f | sort)" = "$(cd "$projects" && find ./CardTable -type f | sed 's/CardTable/Card Table/' | sort)" ] \
    || fail "something was written into the app's folder: $(find "$folder/app")"
echo "ok      paths that lead upwards"

"$tool" --version | grep -qE '^hanok [0-9]+\.[0-9]+\.[0-9]+$' || fail "no version"
"$tool" help drive | grep -q '^usage: hanok drive PATH --script FILE' || fail "no help for one command"
"$tool" help | grep -q "Without a command, and without a path, Hanok's own example runs" || fail "the help does not say what runs"
"$tool" help nothing >/dev/null 2>&1 && fail "help for a command that is not there"
echo "ok      help and version"
