#!/usr/bin/env bash
# The report of a project's tests says what has failed, and where, whichever library the tests are written for.
#
#   test-report.sh TOOL
set -euo pipefail

tool=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export XDG_CACHE_HOME=$folder/cache
mkdir -p "$folder/Sums/Sources/Sums" "$folder/Sums/Tests/SumsTests"
cd "$folder/Sums"

cat >Package.swift <<'END'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Sums",
    targets: [.target(name: "Sums"), .testTarget(name: "SumsTests", dependencies: ["Sums"])])
END
echo 'public func two() -> Int { 2 }' >Sources/Sums/Sums.swift
cat >Tests/SumsTests/SumsTests.swift <<'END'
import Testing
import Sums

@Suite("All sums") struct Sums {
    @Test("It is two") func one() { #expect(two() == 1, "off by one") }
    @Test(.disabled("later")) func skipped() {}
    struct Inner { @Test func fine() { #expect(two() == 2) } }
}

@Test func alone() { withKnownIssue { #expect(two() == 1) } }
END
cat >Tests/SumsTests/OldTests.swift <<'END'
import Sums
import XCTest

final class OldTests: XCTestCase {
    func testTwo() { XCTAssertEqual(two(), 3) }
}
END

if "$tool" test "$folder/Sums" --report "$folder/report.xml" >"$folder/said" 2>&1; then
    echo "tests that fail count as passed" >&2
    exit 1
fi
# holds TEXT: the report has a line with it.
holds() {
    grep -qF -- "$1" "$folder/report.xml" && return
    printf 'the report lacks %s\n' "$1" >&2
    cat "$folder/report.xml" "$folder/said" >&2
    exit 1
}

file=$(pwd -P)/Tests/SumsTests
holds "<testsuite name=\"SumsTests.Sums\" tests=\"2\" failures=\"1\" skipped=\"1\""
holds "file=\"$file/SumsTests.swift\" line=\"5\"><failure message=\"$file/SumsTests.swift:5: error: Expectation failed: (two() → 2) == 1&#10;off by one\"/>"
holds "classname=\"SumsTests.Sums.Inner\" name=\"fine()\""
holds "<testsuite name=\"SumsTests\" tests=\"1\" failures=\"0\""
holds "<failure message=\"$file/OldTests.swift:5: error: XCTAssertEqual failed"

# A test that ends the process leaves the others out, which is no success.
cat >Tests/SumsTests/OldTests.swift <<'END'
import XCTest

final class OldTests: XCTestCase {
    func testA() {}
    func testB() { exit(0) }
    func testC() { XCTFail("never run") }
}
END
rm Tests/SumsTests/SumsTests.swift
if "$tool" test "$folder/Sums" >"$folder/said" 2>&1; then
    echo "tests that were ended count as passed" >&2
    exit 1
fi
grep -q "error: the process was ended in OldTests.testB before all tests had run" "$folder/said" || {
    cat "$folder/said" >&2
    exit 1
}
echo "ok      reports of tests"
