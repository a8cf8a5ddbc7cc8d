import Foundation

/// Builds Hanok's own modules, once for all apps.
package struct HanokLibraryBuild {
    private let installation: HanokInstallation
    private let toolchain: SwiftToolchain

    package init(installation: HanokInstallation, toolchain: SwiftToolchain) {
        self.installation = installation
        self.toolchain = toolchain
    }

    private static let title = "Hanok's modules"

    private var stamp: String { installation.root + "/.build/modules.stamp" }

    /// Builds what has changed since the last time; says so on standard error where there is something to build.
    package func update() throws {
        if isCurrent() { return }
        try installation.whileBuilding(Self.title) {
            if !isCurrent() { try build() }
        }
    }

    private func build() throws {
        let started = Date()
        try ProductBuild(
            installation: installation, toolchain: toolchain, product: "Hanok", title: Self.title,
            duration: "takes 5 to 10 minutes on two processors"
        ).perform(isFirst: !FileManager.default.fileExists(atPath: installation.library))
        try write(started: started)
    }

    /// Only this process's own start counts: a file saved during the build is newer than the stamp.
    private func write(started: Date) throws {
        try Data(toolchain.identity.utf8).write(to: URL(fileURLWithPath: stamp))
        try FileManager.default.setAttributes([.modificationDate: started], ofItemAtPath: stamp)
    }

    private func isCurrent() -> Bool {
        guard let built = FileStamp(path: stamp), FileManager.default.fileExists(atPath: installation.library),
            let identity = FileManager.default.contents(atPath: stamp), identity == Data(toolchain.identity.utf8)
        else { return false }
        return sources().allSatisfy { FileStamp.newest(below: $0) < built.modified }
    }

    private func sources() -> [String] {
        installation.libraryFolders.map { "\(installation.root)/Sources/\($0)" } + [
            installation.root + "/Package.swift"
        ]
    }
}
