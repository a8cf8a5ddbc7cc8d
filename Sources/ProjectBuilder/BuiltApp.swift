import Foundation

/// An app that is ready to run.
package struct BuiltApp: Sendable {
    package let plan: BuildPlan
    /// Outside of the app's own folder.
    package let folder: BuildFolder
    /// The path of the executable, in its bundle.
    package let program: String
    let configurationFolder: String

    /// The path of a picture that a run without a display makes.
    package var picture: String { folder.path + "/picture.png" }

    /// Writes down what the app is made of, for warnings at run time that name the place in the source.
    /// - Returns: the path of a file with a path a line.
    package func sourceList() throws -> String {
        let catalogs = plan.resources.map(\.path).filter { $0.hasSuffix(".xcassets") }
        let files = plan.modules.reversed().flatMap(\.sources) + catalogs
        let list = configurationFolder + "/sources"
        try Data(files.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: list), options: .atomic)
        return list
    }

    /// The program to start so that the app speaks a language.
    /// - Parameter locale: an identifier such as `ko`; one that the app has no texts for changes nothing.
    package func program(locale: String) throws -> String {
        let bundle = AppBundle(of: plan, in: configurationFolder)
        return try FileLock.hold(folder.file("lock"), purpose: "makes \(plan.name) ready") { _ in
            try LocalizedBundle(bundle: bundle, locale: locale).prepare(in: configurationFolder)
        }
    }
}
