import Foundation

/// Builds the demonstration of a weather service, the first time that it is wanted.
package struct DemoWeatherBuild {
    private let installation: HanokInstallation
    private let toolchain: SwiftToolchain

    package init(installation: HanokInstallation, toolchain: SwiftToolchain) {
        self.installation = installation
        self.toolchain = toolchain
    }

    private static let product = "demo-weather"
    private static let title = "the demonstration of a weather service"
    private static let modules = ["DemoWeatherService", "demo-weather", "LocalServer", "WorldCities", "CSoup"]

    private var stamp: String { installation.root + "/.build/demo-weather.stamp" }

    /// The path of the service's program, which is built where it is missing or old.
    package func program() throws -> String {
        let program = installation.products + "/" + Self.product
        if !isCurrent(program) {
            try installation.whileBuilding(Self.title) {
                if !isCurrent(program) { try build() }
            }
        }
        return program
    }

    private func build() throws {
        // A file that is saved during the build is newer than the stamp.
        try Data().write(to: URL(fileURLWithPath: stamp + ".new"))
        try ProductBuild(
            installation: installation, toolchain: toolchain, product: Self.product, title: Self.title
        ).perform(isFirst: FileStamp(path: stamp) == nil)
        guard rename(stamp + ".new", stamp) == 0 else {
            throw ToolError("can't write '\(stamp)': \(String(cString: strerror(errno)))")
        }
    }

    /// The linker leaves a program as it was where a change of the sources makes none in it.
    private func isCurrent(_ program: String) -> Bool {
        guard let linked = FileStamp(path: program)?.modified else { return false }
        let built = FileStamp(path: stamp).map { max($0.modified, linked) } ?? linked
        return Self.modules.allSatisfy { FileStamp.newest(below: installation.root + "/Sources/" + $0) < built }
    }
}
