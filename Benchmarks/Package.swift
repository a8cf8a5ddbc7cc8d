// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// What SwiftPM calls Hanok's own package: its folder's name. Benchmarks look at counts and passes, which are
/// `package` declarations.
let hanokPackage = URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent().lastPathComponent
let hanokPackageName = String(hanokPackage.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })

/// Where GTK's headers are, which Hanok's modules ask for.
let gtkHeaders: [String] = {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["pkg-config", "--cflags-only-I", "gtk4"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [] }
    let flags = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return flags.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
}()

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error), .unsafeFlags(["-package-name", hanokPackageName] + gtkHeaders),
    // As an app is built that uses no network.
    .unsafeFlags(["-Xfrontend", "-disable-autolink-library", "-Xfrontend", "FoundationNetworking"]),
]

/// The library refers to GTK, which it loads itself when a window opens.
let linking: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "--allow-shlib-undefined"])]

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Hanok", path: "..")],
    targets: [
        .executableTarget(
            name: "HanokBenchmarks", dependencies: [.product(name: "Hanok", package: "Hanok")],
            // Else SwiftPM's own name for this package would win over the one in the settings.
            packageAccess: false, swiftSettings: settings, linkerSettings: linking),
        // Sees of Hanok what an app sees.
        .executableTarget(
            name: "CombineBenchmarks", dependencies: [.product(name: "Hanok", package: "Hanok")], path: "Combine",
            swiftSettings: [.treatAllWarnings(as: .error)], linkerSettings: linking),
    ],
    swiftLanguageModes: [.v6]
)
