import Foundation
import ProjectBuilder

/// Looks at what the machine has of the things that Hanok needs.
struct Doctor {
    /// Of the checkout.
    let root: String

    func examine() throws -> [Finding] {
        [toolchain(), syntaxLibraries()] + (try packages()) + [display(), modules()]
    }

    private func toolchain() -> Finding {
        let version = (try? SwiftToolchain()).flatMap { toolchain in
            try? Subprocess.capture([toolchain.compiler, "--version"]).output
        }
        let line = version?.split(separator: "\n").first.map(String.init)
        return Finding(
            name: "Swift 6.3 or newer", detail: line ?? "install it from https://swift.org/install",
            isPresent: line != nil, isRequired: true)
    }

    private func syntaxLibraries() -> Finding {
        let folder = (try? SwiftToolchain()).map {
            URL(fileURLWithPath: $0.binaries).deletingLastPathComponent().path + "/lib/swift/host"
        }
        let isPresent = folder.map { FileManager.default.fileExists(atPath: $0 + "/libSwiftSyntax.so") } ?? false
        return Finding(
            name: "the toolchain's SwiftSyntax", detail: folder ?? "comes with the toolchain", isPresent: isPresent,
            isRequired: true)
    }

    /// The packages of `Scripts/packages.txt`, as the set-up reads them too.
    private func packages() throws -> [Finding] {
        let list = try String(contentsOfFile: root + "/Scripts/packages.txt", encoding: .utf8)
        return try list.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
            return Finding(
                name: parts[0], detail: parts[2], isPresent: try isInstalled(parts[0]), isRequired: parts[1] == "run",
                package: parts[0])
        }
    }

    private func isInstalled(_ package: String) throws -> Bool {
        guard let query = Subprocess.find("dpkg-query") else { return false }
        let result = try Subprocess.capture([query, "-W", "-f", "${db:Status-Status}", package])
        return result.succeeded && result.output == "installed"
    }

    private func display() -> Finding {
        Finding(
            name: "a display", detail: Display.isAvailable ? "windows can open" : "apps run headless, into a picture",
            isPresent: Display.isAvailable, isRequired: false)
    }

    private func modules() -> Finding {
        let isBuilt = FileManager.default.fileExists(atPath: root + "/.build/release/libHanok.so")
        return Finding(
            name: "Hanok's own modules", detail: isBuilt ? "built" : "are built when an app is built the first time",
            isPresent: isBuilt, isRequired: false)
    }
}
