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

    var library: String { products + "/libHanok.so" }
    var modules: String { products + "/Modules" }
    var macroPlugin: String { products + "/SwiftUIMacros-tool" }

    /// The names of modules that an app's own module may not bear.
    func reservedModuleNames() -> Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
        return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
    }

    /// The names of all modules that an app may import: ours and the toolchain's.
    package func importableModules(_ toolchain: SwiftToolchain) -> Set<String> {
        // XCTest and its like lie beside the others; C modules are known to the compiler by other names.
        reservedModuleNames().union(toolchain.moduleNames()).union(["Darwin", "XCTest", "Testing", "CoreFoundation"])
    }

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
    /// one of their types. Empty ones spare each app GTK's headers.
    func moduleMap() throws -> String {
        let sources = root + "/Sources"
        let names = try FileManager.default.contentsOfDirectory(atPath: sources).sorted().filter {
            FileManager.default.fileExists(atPath: "\(sources)/\($0)/module.modulemap")
        }
        return names.map { "module \($0) {}\n" }.joined()
    }
}
