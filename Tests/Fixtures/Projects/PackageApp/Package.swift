// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "PackageApp",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .executable(name: "PackageApp", targets: ["PackageApp"]),
        .library(name: "Greetings", targets: ["Greetings"]),
    ],
    targets: [
        .executableTarget(
            name: "PackageApp", dependencies: ["Greetings"], exclude: ["Notes"],
            resources: [.copy("Words")], swiftSettings: [.define("LOUD")]),
        .target(name: "Greetings", resources: [.process("Resources")]),
        .testTarget(name: "GreetingsTests", dependencies: ["Greetings"]),
    ]
)
