#!/usr/bin/env bash
# What the weather app keeps is there when it starts again; it speaks one language at a time, its own where it has not
# the user's; and what is wrong with all cities is said once.
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
tap "편집"
advance 1
expect "% 제거" role button
tap "완료"
advance 1
tap "도시 추가"
advance 1
type "suwon"
wait for "수원" 5
expect "경기도, 대한민국"
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
# The app has no Arabic: its texts, times and numbers are English, from the left, and the region's.
play ar_SA <<'SCRIPT'
wait for "Seoul" 10
advance 1
tap "Seoul"
advance 1
expect "Next 24 hours"
tree arabic.txt
SCRIPT
if grep -nP '[\x{0600}-\x{06FF}]' "$folder/out/arabic.txt"; then
    echo "error: todays-weather: Arabic among English" >&2
    exit 1
fi
[[ $(grep 'id=BackButton' "$folder/out/arabic.txt") == *'frame=(8,'* ]]

export DEMO_WEATHER_FAULT=wrong-key
rm -r "$folder/home"
play en_US <<'SCRIPT'
wait for "Wrong key" 10
advance 1
expect count "Wrong key" 1
expect "Seoul"
expect "Try Again" role button
tap "Open Settings"
advance 1
expect "WEATHER SERVICE"
tap "Done"
advance 1
expect "Wrong key"
SCRIPT
echo "ok      todays-weather"
