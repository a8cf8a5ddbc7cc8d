import XcodeProject

/// The target of a project that is to be built, and how.
struct XcodeTargetChoice {
    let target: XcodeTarget
    let scheme: Scheme?
    /// The name of the build configuration.
    let configuration: String
    let platform: AppPlatform
    /// The test targets that belong to it.
    let tests: [XcodeTarget]
    /// Other apps that might have been meant; empty where it was said which.
    let others: [String]
    /// The app that an extension is in.
    let containingApp: XcodeTarget?

    /// Takes the scheme or target that is asked for; where none is, or only the project has its name, the one app target,
    /// the one named like the project, or the first one made for a phone.
    init(project: XcodeProject, options: BuildOptions) throws {
        let apps = project.targets.filter { $0.productType == .application }
        let target: XcodeTarget
        var others: [String] = []
        if let name = options.scheme, name != project.name || Self.hasTarget(name, project) {
            target = try Self.target(named: name, of: project)
        } else {
            let forPhone = apps.filter { Self.platform(of: $0, in: project) == .iOS }
            let candidates = forPhone.isEmpty ? apps : forPhone
            guard let first = candidates.first(where: { $0.name == project.name }) ?? candidates.first else {
                let names = project.targets.map(\.name).joined(separator: ", ")
                throw ProjectError(
                    file: project.path,
                    message: "the project has no app target (its targets: \(names.isEmpty ? "none" : names))")
            }
            target = first
            if first.name != project.name { others = candidates.map(\.name).filter { $0 != first.name } }
        }
        let schemes = project.schemes.filter { $0.runnable == target.identifier }
        self.target = target
        self.others = others
        containingApp =
            target.productType == .appExtension ? apps.first { $0.dependencies.contains(target.identifier) } : nil
        scheme = schemes.first { $0.name == options.scheme ?? target.name } ?? schemes.first
        configuration = options.configuration == .release ? "Release" : scheme?.configuration ?? "Debug"
        platform = Self.platform(of: target, in: project) ?? .iOS
        let listed = scheme?.tests ?? []
        tests = project.targets.filter {
            $0.isTest && (listed.contains($0.identifier) || $0.dependencies.contains(target.identifier))
        }
    }

    private static func hasTarget(_ name: String, _ project: XcodeProject) -> Bool {
        project.schemes.contains { $0.name == name } || project.targets.contains { $0.name == name }
    }

    private static func target(named name: String, of project: XcodeProject) throws -> XcodeTarget {
        let scheme = project.schemes.first { $0.name == name }
        let runnable = project.targets.first { $0.identifier == scheme?.runnable }
        let named = project.targets.first { $0.name == name }
        // The scheme of an extension runs its app, or the system's own.
        let built = project.targets.first {
            $0.productType == .appExtension && scheme?.built.contains($0.identifier) == true
        }
        let target = scheme?.isForExtension == true ? built ?? runnable ?? named : runnable ?? named ?? built
        if let target { return target }
        let names = Set(project.schemes.map(\.name) + project.targets.map(\.name)).sorted()
        throw ProjectError(
            file: project.path,
            message: "there is no scheme or target '\(name)'; there are \(names.joined(separator: ", "))")
    }

    /// Nil for watches, televisions and other platforms that Hanok does not show.
    private static func platform(of target: XcodeTarget, in project: XcodeProject) -> AppPlatform? {
        let settings = project.settings(of: target, configuration: "Debug")
        let platforms = settings.list("SUPPORTED_PLATFORMS") + [settings["SDKROOT"] ?? "iphoneos"]
        if platforms.contains(where: { $0.hasPrefix("iphone") || $0 == "auto" }) { return .iOS }
        return platforms.contains { $0.hasPrefix("macosx") } ? .macOS : nil
    }
}
