// swift-tools-version: 5.10
import PackageDescription

let package = Package(
    name: "NativeCode",
    platforms: [.iOS(.v17)],
    targets: [
        .target(name: "CSum", cSettings: [.define("FACTOR", to: "2")]),
        .executableTarget(name: "NativeCode", dependencies: ["CSum"], resources: [.embedInCode("word.txt")]),
    ])
