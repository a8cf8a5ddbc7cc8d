// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Badges",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Badges", targets: ["Badges"])],
    targets: [
        .target(name: "Badges"),
        .testTarget(name: "BadgesTests", dependencies: ["Badges"]),
    ]
)
