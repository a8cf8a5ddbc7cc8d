/// All that is needed to build and start an app, whatever kind of project describes it.
package struct BuildPlan: Sendable {
    /// The product's name: of the executable, and of the bundle before `.app`.
    package var name: String
    package var platform = AppPlatform.iOS
    /// Nothing of it can be run but previews and tests: it is a package without an app.
    package var isLibrary = false
    /// Nil for an app.
    package var appExtension: AppExtension?
    /// In the order in which they are compiled; the app's own module is the last.
    package var modules: [ModulePlan]
    package var resources: [ResourceFile] = []
    /// The content of the bundle's `Info.plist`.
    package var information = InformationPropertyList()
    /// Arguments and environment that the chosen scheme gives to the app.
    package var arguments: [String] = []
    package var environment: [String: String] = [:]
    /// Modules of unit tests that the project has for the app.
    package var tests: [ModulePlan] = []
    package var testResources: [ResourceFile] = []
    /// Modules of UI tests, which see the app as a user does.
    package var interfaceTests: [ModulePlan] = []
    /// Products of packages that are not on this disk.
    package var missingProducts: [MissingProduct] = []
    /// What the project asks for and does not get, in words for its owner.
    package var warnings: [String] = []

    package var app: ModulePlan { modules[modules.count - 1] }
}
