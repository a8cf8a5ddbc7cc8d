#!/usr/bin/env bash
# What the weather app keeps is there when it starts again; where its language is Korean, all of it is.
#
#   todays-weather.sh TOOL
set -euo pipefail

tool=$1
project=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../../Examples/TodaysWeather" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# play LOCALE: plays the script on standard input with the same home folder each time.
play() {
    cat >"$folder/script"
    "$tool" drive "$project" --locale "$1" --script "$folder/script" --home "$folder/home" --out "$folder/out"
}

play ko_KR <<'SCRIPT'
wait for "서울" 10
advance 1
expect "오늘의 날씨"
expect "시연용 데이터"
tap "도시 추가"
advance 1
type "busan"
wait for "부산" 5
tap "부산"
advance 1
wait for "부산" 5
SCRIPT

play en_US <<'SCRIPT'
wait for "Seoul" 10
advance 1
drag 195,700 to 195,200
advance 2
expect "Busan"
swipe left on "Busan"
advance 1
tap "Delete"
advance 1
refute "Busan"
SCRIPT

play en_US <<'SCRIPT'
wait for "Seoul" 10
advance 1
drag 195,700 to 195,200
advance 2
expect "Sydney"
refute "Busan"
SCRIPT
echo "ok      todays-weather"
