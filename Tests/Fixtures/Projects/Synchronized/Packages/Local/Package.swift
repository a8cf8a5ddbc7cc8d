// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Local",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Local", targets: ["Local"])],
    targets: [
        .target(
            name: "Local", dependencies: ["Deep"], resources: [.process("Resources")],
            swiftSettings: [.define("LOCAL"), .enableUpcomingFeature("ExistentialAny")]),
        .target(name: "Deep"),
        .testTarget(name: "LocalTests", dependencies: ["Local"]),
    ]
)
