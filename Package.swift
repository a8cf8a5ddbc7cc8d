// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder of the running toolchain's own SwiftSyntax modules.
///
/// No outside package is fetched: macros and source adaptation use the SwiftSyntax that the compiler ships with.
let toolchainHost: String = {
    let search = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for folder in search {
        let compiler = URL(fileURLWithPath: folder).appendingPathComponent("swiftc").resolvingSymlinksInPath()
        let host = compiler.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("lib/swift/host").path
        if FileManager.default.fileExists(atPath: host + "/SwiftSyntax.swiftmodule") { return host }
    }
    return "/opt/swift/usr/lib/swift/host"
}()

/// Where GTK's headers are, and those of GIO and GdkPixbuf, on which it stands. Nothing else is taken of them here: they
/// are loaded when a window opens (`GTKLibrary`), when a message bus is asked for and when a picture is read, which spares
/// all other programs their time and memory.
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
/// Programs that hold the window's code itself link what it calls.
let gtkLibraries: [LinkerSetting] = ["gtk-4", "gio-2.0", "gdk_pixbuf-2.0", "X11"].map { .linkedLibrary($0) }

/// Tests see what is internal, also in release: tests, tool and apps share one build.
/// Overlapping access to memory is looked for in debug builds alone: it is a tenth of the time of a frame. The linker can
/// move functions that have sections of their own. Types are made by calls, not read from their names: each new name has
/// the runtime look through all conformances of all libraries, which took a tenth of starting.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error), .unsafeFlags(["-enable-testing"] + gtkHeaders),
    .unsafeFlags(
        [
            "-enforce-exclusivity=unchecked", "-Xfrontend", "-function-sections", "-Xfrontend",
            "-disable-concrete-type-metadata-mangled-name-accessors",
        ], .when(configuration: .release)),
]
let syntax: [SwiftSetting] = strict + [.unsafeFlags(["-I", toolchainHost])]
let syntaxLibraries: [LinkerSetting] = [
    .unsafeFlags(
        ["-L", toolchainHost, "-Xlinker", "-rpath", "-Xlinker", toolchainHost]
            + [
                "SwiftSyntax", "SwiftParser", "SwiftDiagnostics", "SwiftBasicFormat", "SwiftSyntaxBuilder",
                "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion", "SwiftCompilerPluginMessageHandling",
            ].map { "-l" + $0 })
]

/// FoundationNetworking, with all that curl loads, is a quarter of what starting costs. The library refers to it weakly
/// (`@_weakLinked`) and does not ask for it: the programs do that need it, tests among them.
let withoutNetworking: [SwiftSetting] = [
    .unsafeFlags(["-Xfrontend", "-disable-autolink-library", "-Xfrontend", "FoundationNetworking"])
]

/// Whether the C library's loader knows packed relocations: version 2.36 is the first that does.
let loadsPackedRelocations: Bool = {
    var version = [UInt8](repeating: 0, count: 64)
    let length = version.withUnsafeMutableBytes { bytes in
        confstr(Int32(_CS_GNU_LIBC_VERSION), bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    let number = String(decoding: version.prefix(max(0, Int(length) - 1)), as: UTF8.self).split(separator: " ").last
    return (number.map(String.init) ?? "").compare("2.36", options: .numeric) != .orderedAscending
}()

/// How the library is linked: with LLVM's linker, which comes with the toolchain. What the library calls of its own is
/// bound when it is made, not whenever it is loaded; addresses to be moved on loading take little room; and what runs when
/// a program starts lies side by side (`Scripts/find-startup-functions`).
let libraryLinking: [LinkerSetting] = [
    .unsafeFlags(
        ["-use-ld=lld"]
            + (["-Bsymbolic"] + (loadsPackedRelocations ? ["-z", "pack-relative-relocs"] : [])
            + [
                "--no-warn-symbol-ordering",
                "--symbol-ordering-file=\(Context.packageDirectory)/Sources/startup-functions.txt",
            ]).flatMap { ["-Xlinker", $0] },
        .when(configuration: .release))
]

/// A module of ours, with the modules it may import (`Sources/imports.txt` is the rule, checked by the tests).
func module(
    _ name: String, _ dependencies: [Target.Dependency] = [], linkerSettings: [LinkerSetting] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, swiftSettings: strict + withoutNetworking,
        linkerSettings: linkerSettings)
}

func tests(of name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: [.byName(name: name)] + dependencies, path: "Tests/\(name)Tests",
        // The Testing library would have a module of Apple's platforms come in beside our UIKit.
        swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])],
        // What draws without an app finds the composition root by its symbol, as it does in an app's library.
        linkerSettings: gtkLibraries
            + [.unsafeFlags(["-Xlinker", "--export-dynamic-symbol=hanok_make_headless_host"])])
}

let package = Package(
    name: "Hanok",
    products: [
        .library(
            name: "Hanok", type: .dynamic,
            targets: [
                "SwiftUI", "UIKit", "CoreLocation", "Combine", "OSLog", "QuartzCore", "UniformTypeIdentifiers",
                "CoreTransferable",
            ]),
        .executable(name: "hanok", targets: ["hanok"]),
        .executable(name: "demo-weather", targets: ["demo-weather"]),
    ],
    targets: [
        .systemLibrary(name: "CCairoPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CGdkPixbuf", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
        .systemLibrary(name: "CGio", providers: [.apt(["libglib2.0-dev"])]),
        .systemLibrary(name: "CSoup", pkgConfig: "libsoup-3.0", providers: [.apt(["libsoup-3.0-dev"])]),
        .systemLibrary(name: "CGtk4", providers: [.apt(["libgtk-4-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),

        module("Geometry"),
        module("RuntimeWarnings"),
        tests(of: "RuntimeWarnings"),
        module("Graph"),
        module("LayoutEngine", ["Geometry"]),
        module("Drawing", ["Geometry"]),
        tests(of: "Drawing", ["Geometry"]),
        module("Platform", ["Geometry", "Drawing"]),
        module("Combine"),
        module("UniformTypeIdentifiers"),
        tests(of: "UniformTypeIdentifiers"),
        // Nothing calls it: Foundation finds it in the library.
        .target(name: "CFoundationObjects"),
        module("AppleFoundation", ["RuntimeWarnings", "UniformTypeIdentifiers", "CFoundationObjects"]),
        tests(of: "AppleFoundation"),
        module("os"),
        tests(of: "os"),
        module("OSLog", ["os"]),
        module("CoreGraphics", ["Geometry"]),
        module("QuartzCore", ["CoreGraphics", "AppleFoundation"]),
        tests(of: "QuartzCore"),
        tests(of: "Combine"),
        module("WorldCities"),
        module("CoreTransferable", ["AppleFoundation", "UniformTypeIdentifiers"]),
        tests(of: "CoreTransferable", ["AppleFoundation", "UniformTypeIdentifiers"]),
        module("GPX"),
        module("MessageBus", ["CGio"]),
        module("CoreLocation", ["RuntimeWarnings", "MessageBus", "CGio", "WorldCities", "GPX"]),
        tests(of: "CoreLocation", ["MessageBus", "CGio", "WorldCities", "GPX"]),
        module(
            "SwiftUICore",
            [
                "RuntimeWarnings", "Geometry", "Graph", "LayoutEngine", "Drawing", "Platform", "Combine",
                "AppleFoundation", "UniformTypeIdentifiers", "CoreTransferable",
            ]),
        tests(of: "SwiftUICore", ["Geometry", "Drawing", "SwiftUITestSupport", "CairoRenderer"]),
        module("FoundationLocalization", ["SwiftUICore"]),
        module(
            "UIKit",
            [
                "RuntimeWarnings", "Geometry", "Drawing", "SwiftUICore", "AppleFoundation", "UniformTypeIdentifiers",
                "Combine", "QuartzCore",
            ]),
        tests(of: "UIKit", ["SwiftUICore", "SwiftUITestSupport", "Combine", "Drawing", "Geometry"]),
        // Loops over pixels are a hundred times slower unoptimised, which would be felt in each test that draws.
        .target(
            name: "CairoRenderer", dependencies: ["Drawing", "Geometry", "Platform", "CCairoPango", "CGdkPixbuf"],
            swiftSettings: strict + [.unsafeFlags(["-O"])]),
        tests(of: "CairoRenderer", ["Drawing", "Geometry", "CCairoPango"]),
        module("DriveScripts", ["Geometry", "Platform"]),
        tests(of: "DriveScripts", ["Platform"]),
        .target(
            name: "HostContract", dependencies: ["Platform", "Drawing"], path: "Tests/HostContract",
            swiftSettings: strict),
        module(
            "HeadlessHost",
            ["CAppClock", "CAppRandom", "DriveScripts", "Platform", "Drawing", "Geometry", "CairoRenderer"]),
        tests(
            of: "HeadlessHost",
            ["HostContract", "DriveScripts", "Platform", "Drawing", "Geometry", "CairoRenderer"]),
        module("GTKHost", ["Platform", "Drawing", "Geometry", "CairoRenderer", "CGtk4"]),
        tests(of: "GTKHost", ["Platform", "Drawing", "CGtk4"]),
        module(
            "SwiftUI",
            [
                "SwiftUICore", "UIKit", "AppleFoundation", "CoreTransferable", "FoundationLocalization", "Combine",
                "CoreLocation", "HeadlessHost", "GTKHost", "SwiftUIMacros", "RuntimeWarnings", "CHostRedirects",
                "CTestStop",
            ], linkerSettings: libraryLinking),
        tests(of: "SwiftUI"),
        // Nothing calls it: Foundation's loading finds it in the library.
        .target(name: "CHostRedirects"),
        // The program that runs an app's tests finds it in the library.
        .target(name: "CTestStop"),
        // The app and Foundation find it in the library instead of the C library's own clock.
        .target(name: "CAppClock"),
        // Swift's standard library finds it there too.
        .target(name: "CAppRandom"),
        .testTarget(
            name: "CAppRandomTests", dependencies: ["CAppRandom"], path: "Tests/CAppRandomTests",
            swiftSettings: strict),
        .testTarget(
            name: "CAppClockTests", dependencies: ["CAppClock"], path: "Tests/CAppClockTests", swiftSettings: strict),
        .testTarget(
            name: "CHostRedirectsTests", dependencies: ["CHostRedirects"], path: "Tests/CHostRedirectsTests",
            swiftSettings: strict),
        // The tests take the expansions as a library: the tests of a macro are built for the machine that compiles,
        // and all that the test product holds would be compiled a second time.
        .target(name: "MacroExpansion", swiftSettings: syntax),
        .macro(
            name: "SwiftUIMacros", dependencies: ["MacroExpansion"], swiftSettings: syntax,
            linkerSettings: syntaxLibraries),
        .testTarget(
            name: "MacroExpansionTests", dependencies: ["MacroExpansion"], path: "Tests/MacroExpansionTests",
            swiftSettings: syntax, linkerSettings: syntaxLibraries),
        // What follows is compiled for the apps that import it (`ModulesOnDemand`), and is here for its tests.
        module("LocalAuthentication", ["RuntimeWarnings"]),
        tests(of: "LocalAuthentication"),
        module("Network"),
        tests(of: "Network"),
        module("UserNotifications", ["RuntimeWarnings", "MessageBus", "UIKit"]),
        tests(of: "UserNotifications"),
        module("CoreLocationUI", ["CoreLocation", "SwiftUI"]),
        module("SafariServices", ["UIKit", "SwiftUI", "SwiftUICore"]),
        module("PhotosUI", ["AppleFoundation", "UIKit", "SwiftUI", "CoreTransferable", "UniformTypeIdentifiers"]),
        tests(of: "PhotosUI", ["SwiftUI", "UIKit"]),
        module("StoreKit", ["RuntimeWarnings", "UIKit", "SwiftUI"]),
        module("WidgetKit", ["RuntimeWarnings", "AppIntents", "SwiftUI", "SwiftUICore"]),
        tests(of: "WidgetKit", ["AppIntents", "SwiftUI", "SwiftUICore", "SwiftUITestSupport"]),
        module("AppIntents", ["SwiftUI", "SwiftUICore"]),
        module(
            "SwiftData",
            ["SwiftUIMacros", "CSQLite", "RuntimeWarnings", "AppleFoundation", "Graph", "SwiftUICore"]),
        tests(of: "SwiftData", ["AppleFoundation", "SwiftUI", "SwiftUICore", "SwiftUITestSupport"]),
        module("CoreHaptics", ["RuntimeWarnings"]),
        module(
            "MapKit", ["CoreLocation", "WorldCities", "Combine", "RuntimeWarnings", "UIKit", "SwiftUI", "SwiftUICore"]),
        tests(of: "MapKit"),
        module("CoreData", ["CSQLite", "RuntimeWarnings", "AppleFoundation", "Combine", "SwiftUICore", "SwiftUI"]),
        tests(of: "CoreData", ["AppleFoundation", "SwiftUI", "SwiftUICore", "SwiftUITestSupport"]),
        module("XCUIAutomation", ["AppleFoundation", "CoreGraphics"]),
        module("SwiftUITestSupport", ["SwiftUI", "HeadlessHost"]),

        module("XcodeProject"),
        .target(
            name: "ProjectBuilder", dependencies: ["XcodeProject"], swiftSettings: syntax,
            linkerSettings: syntaxLibraries),
        .executableTarget(
            name: "WindowProbe", dependencies: ["GTKHost", "HostContract", "Platform", "Drawing", "Geometry"],
            path: "Tests/Window/Probe", swiftSettings: strict, linkerSettings: gtkLibraries),
        module("LocalServer", ["CSoup"]),
        module("DemoWeatherService", ["WorldCities", "LocalServer", "CCairoPango"]),
        tests(of: "DemoWeatherService", ["LocalServer"]),
        .executableTarget(
            name: "demo-weather", dependencies: ["DemoWeatherService", "LocalServer"], swiftSettings: strict),
        .executableTarget(
            name: "hanok", dependencies: ["XcodeProject", "ProjectBuilder", "DriveScripts", "Platform", "GPX"],
            swiftSettings: syntax),
        tests(of: "XcodeProject"),
        .testTarget(
            name: "ProjectBuilderTests", dependencies: ["ProjectBuilder", "XcodeProject"],
            path: "Tests/ProjectBuilderTests", swiftSettings: syntax, linkerSettings: syntaxLibraries),
        tests(of: "Geometry"),
        tests(of: "LayoutEngine", ["Geometry"]),
    ],
    swiftLanguageModes: [.v6]
)
