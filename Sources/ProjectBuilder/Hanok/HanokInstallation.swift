import Foundation

/// A checkout of Hanok with its built modules, against which all apps are compiled.
package struct HanokInstallation: Sendable {
    /// The checkout's root folder.
    package let root: String
    /// The folder of the built library, its modules and the macro plugin.
    package let products: String

    package init(root: String, products: String) {
        self.root = root
        self.products = products
    }

    /// The installation that the running tool belongs to.
    ///
    /// The tool lies in the products folder, `.build/<triple>/release`, of its checkout.
    package static func current() throws -> HanokInstallation {
        let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let products = tool.deletingLastPathComponent()
        let root = products.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        guard FileManager.default.fileExists(atPath: root.path + "/Sources/imports.txt") else {
            throw ToolError("the tool '\(tool.path)' does not lie in a checkout of Hanok")
        }
        return HanokInstallation(root: root.path, products: products.path)
    }

    /// Builds in one checkout wait for each other; `hanok` at its root takes the same lock.
    /// - Parameter what: is told those who wait: `Hanok's modules`.
    package func whileBuilding<Value>(_ what: String, body: () throws -> Value) throws -> Value {
        try FileLock.hold(root + "/.build/build.lock", purpose: "builds \(what)") { _ in try body() }
    }

    var library: String { products + "/libHanok.so" }
    var modules: String { products + "/Modules" }
    var macroPlugin: String { products + "/SwiftUIMacros-tool" }

    /// The folders of the library's sources; those of the tool and of the test kit are not part of it.
    var libraryFolders: [String] {
        let others: Set = [
            "hanok", "ProjectBuilder", "XcodeProject", "SwiftUITestSupport", "imports.txt", "LocalServer",
            "DemoWeatherService", "demo-weather", "CSoup", "CSQLite",
        ]
        return sourceFolders.filter { !others.contains($0) }
    }

    private var sourceFolders: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: root + "/Sources")) ?? []).sorted()
    }

    /// Of those folders that hold no C library.
    private func moduleNames(_ folders: [String]) -> Set<String> {
        Set(folders.filter { !holdsC($0) })
    }

    /// Whether a folder of the sources is of a C library that the system has, or of one of our own.
    private func holdsC(_ folder: String) -> Bool {
        ["module.modulemap", "include"].contains {
            FileManager.default.fileExists(atPath: "\(root)/Sources/\(folder)/\($0)")
        }
    }

    /// The names of the library's modules.
    package var libraryModules: [String] { moduleNames(libraryFolders).sorted() }

    /// The names of modules that an app's own module may not bear, those of the tool among them, which lie beside the
    /// others. They are known before the modules are built.
    func reservedModuleNames() -> Set<String> { moduleNames(sourceFolders) }

    /// The name that SwiftPM gives to the package: modules of one package see what is `package` in one another.
    var packageName: String { (root as NSString).lastPathComponent.lowercased() }

    /// The names of all modules that an app may import: ours and the toolchain's.
    package func importableModules(_ toolchain: SwiftToolchain) -> Set<String> {
        // XCTest and its like lie beside the others; C modules are known to the compiler by other names.
        Set(libraryModules).union(toolchain.moduleNames())
            .union(["Darwin", "XCTest", "Testing", "CoreFoundation"])
    }

    /// Changes with every build of the tool.
    var toolIdentity: String { FileStamp(path: products + "/hanok")?.description ?? "absent" }

    /// Changes with every build of the library.
    var identity: String { "\(library) \(FileStamp(path: library)?.description ?? "absent")" }

    /// The compiler arguments by which an app sees Hanok's modules and macros.
    func compilerArguments(moduleMap: String) -> [String] {
        [
            "-I", modules, "-Xcc", "-fmodule-map-file=\(moduleMap)",
            "-load-plugin-executable", "\(macroPlugin)#SwiftUIMacros",
        ]
    }

    /// For what is linked with the library. It refers to GTK, which it loads itself when a window opens.
    var linkerArguments: [String] {
        ["-Xlinker", "-rpath", "-Xlinker", products, "-Xlinker", "--allow-shlib-undefined"]
    }

    /// A module map in which the C modules of the engine are empty.
    ///
    /// Loading `SwiftUI` asks for the C modules that lie below it, but no declaration that an app can reach mentions
    /// one of their types. Empty ones spare each app GTK's headers. Modules that are compiled for an app (`ModulesOnDemand`)
    /// need theirs whole.
    func moduleMap() -> String {
        sourceFolders.filter(holdsC).map { name in
            Self.librariesOnDemand.contains(name)
                ? "extern module \(name) \"\(root)/Sources/\(name)/module.modulemap\"\n" : "module \(name) {}\n"
        }.joined()
    }

    /// The C libraries that modules on demand import. They are linked with the app.
    private static let librariesOnDemand: Set = ["CSQLite"]
}
