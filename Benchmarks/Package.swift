// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// What SwiftPM calls Hanok's own package: its folder's name. Benchmarks look at counts and passes, which are
/// `package` declarations.
let hanokPackage = URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent().lastPathComponent
let hanokPackageName = String(hanokPackage.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error), .unsafeFlags(["-package-name", hanokPackageName]),
]

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Hanok", path: "..")],
    targets: [
        .executableTarget(
            name: "HanokBenchmarks", dependencies: [.product(name: "Hanok", package: "Hanok")],
            // Else SwiftPM's own name for this package would win over the one in the settings.
            packageAccess: false, swiftSettings: settings),
        // Sees of Hanok what an app sees.
        .executableTarget(
            name: "CombineBenchmarks", dependencies: [.product(name: "Hanok", package: "Hanok")], path: "Combine",
            swiftSettings: [.treatAllWarnings(as: .error)]),
    ],
    swiftLanguageModes: [.v6]
)
