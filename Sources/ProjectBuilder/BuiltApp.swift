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

    /// The program to start so that the app speaks a language.
    /// - Parameter locale: an identifier such as `ko`; one that the app has no texts for changes nothing.
    package func program(locale: String) throws -> String {
        let bundle = AppBundle(name: plan.name, in: configurationFolder)
        return try FileLock.hold(folder.file("lock"), purpose: "makes \(plan.name) ready") { _ in
            try LocalizedBundle(bundle: bundle, locale: locale).prepare(in: configurationFolder)
        }
    }
}
