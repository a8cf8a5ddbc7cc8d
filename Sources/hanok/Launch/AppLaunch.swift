import Foundation
import ProjectBuilder

/// Builds an app as the command line asks, and starts it.
struct AppLaunch {
    let arguments: Arguments
    let app: BuiltApp
    private let service: DemonstrationService

    /// - Parameters:
    ///   - path: nil is Hanok's own example.
    ///   - allowsSeveralAppearances: the command reads the colour schemes and text sizes itself.
    ///   - check: what the plan of the app has to fulfil.
    init(
        _ arguments: Arguments, path: String?, allowsSeveralAppearances: Bool = false,
        check: (BuildPlan) throws -> Void = { _ in }
    ) throws {
        if !allowsSeveralAppearances { try Self.checkAppearance(arguments) }
        try Self.check(arguments)
        try LocationArguments.check(arguments)
        let installation = try HanokInstallation.current()
        let builder = try Self.builder(arguments, installation)
        self.arguments = arguments
        app = try builder.build(path ?? Self.example(installation), check: check) {
            try Self.buildModules(installation)
        }
        service = DemonstrationService(arguments, app.plan, installation)
    }

    static func builder(_ arguments: Arguments, _ installation: HanokInstallation) throws -> AppBuilder {
        let configuration = try arguments.choice("--configuration", among: ["debug", "release"])
        return AppBuilder(
            installation: installation, toolchain: try SwiftToolchain(),
            options: BuildOptions(
                scheme: arguments["--scheme"],
                configuration: configuration.flatMap(BuildOptions.Configuration.init) ?? .debug))
    }

    /// Makes sure that Hanok's modules are there. The first time that takes minutes, so all is checked before that can be.
    static func buildModules(_ installation: HanokInstallation) throws {
        try HanokLibraryBuild(installation: installation, toolchain: SwiftToolchain()).update()
    }

    /// A library has nothing that could be run.
    static func checkRuns(_ plan: BuildPlan) throws {
        if plan.isLibrary {
            throw ToolError(
                "the package '\(plan.name)' is a library, of which nothing can be run; hanok preview draws its "
                    + "previews, hanok test runs its tests")
        }
    }

    /// Becomes the app.
    /// - Parameters:
    ///   - locale: for an app that no option gives one.
    ///   - environment: what the app's host has to know.
    func start(defaultLocale locale: String, environment: [String: String]) throws -> Never {
        let locale = arguments["--locale"] ?? locale
        try Subprocess.replaceSelf(
            with: try program(locale), environment: try variables(locale).merging(environment) { $1 })
    }

    /// Runs the app to its end.
    /// - Returns: its status; 128 and the signal's number where a signal has ended it.
    func run(locale: String, environment: [String: String]) throws -> Int32 {
        try Subprocess.run(try program(locale), environment: try variables(locale).merging(environment) { $1 })
    }

    private func program(_ locale: String) throws -> [String] {
        [try app.program(locale: locale)] + app.plan.arguments + arguments.passedOn
    }

    private func variables(_ locale: String) throws -> [String: String] {
        var variables = CrashReport.environment.merging(app.plan.environment) { $1 }
        variables.merge(try service.environment()) { $1 }
        variables["HANOK_LOCALE"] = SystemLocale.withRegion(locale)
        variables["HANOK_SIZE"] = arguments["--size"]
        variables["HANOK_SCALE"] = arguments["--scale"]
        variables["HANOK_APPEARANCE"] = arguments["--appearance"]
        variables["HANOK_TEXT_SIZE"] = arguments["--text-size"]
        variables["HANOK_SOURCES"] = try app.sourceList()
        variables["HANOK_STRICT"] = arguments["--strict"]
        variables["HANOK_FACE_ID"] = arguments["--face-id"]
        variables["HANOK_FIXTURES"] = arguments["--fixtures"].map(AbsolutePath.resolve)
        variables.merge(LocationArguments.variables(arguments)) { $1 }
        if app.plan.platform == .macOS { variables["HANOK_PROFILE"] = "macOS" }
        return variables
    }

    static func checkAppearance(_ arguments: Arguments) throws {
        _ = try arguments.choice("--appearance", among: ["light", "dark"])
        _ = try arguments.choice("--text-size", among: Option.textSizes)
    }

    /// Wrong values are found before anything is built.
    static func check(_ arguments: Arguments) throws {
        if let size = arguments["--size"], !isSize(size) {
            throw UsageError(
                "the option '--size' takes a width and a height of 1 to 20000 points, such as 390x844, not '\(size)'")
        }
        _ = try arguments.choice("--face-id", among: ["match", "fail", "none"])
        if let scale = arguments["--scale"], !(0.1...10).contains(Double(scale) ?? 0) {
            throw UsageError("the option '--scale' takes a number of pixels a point, 0.1 to 10, not '\(scale)'")
        }
        try checkPixels(arguments)
        for locale in (arguments["--locale"] ?? "").split(separator: ",") where !SystemLocale.isLocale(locale) {
            throw UsageError("the option '--locale' takes a language, such as ko or pt_BR, not '\(locale)'")
        }
        if let folder = arguments["--fixtures"] { try FixturesCheck.perform(folder) }
    }

    /// Cairo's pictures have at most 32767 pixels a side; one of a gigabyte is enough for anybody's screen.
    private static func checkPixels(_ arguments: Arguments) throws {
        guard let size = arguments["--size"] else { return }
        let scale = arguments["--scale"].flatMap(Double.init) ?? 2
        let pixels = sides(of: size).map { Int((Double($0) * scale).rounded(.up)) }
        guard pixels.contains(where: { $0 > 32_767 }) || pixels.reduce(1, *) > 268_435_456 else { return }
        throw UsageError(
            "'--size \(size)' at \(scale.formatted()) pixels a point makes \(pixels[0]) × \(pixels[1]) pixels; "
                + "at most 32767 a side and 268 million in all can be drawn")
    }

    private static func sides(of size: String) -> [Int] {
        size.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    }

    private static func isSize(_ text: String) -> Bool {
        let sides = sides(of: text)
        return sides.count == 2 && sides.allSatisfy((1...20_000).contains)
    }

    private static func example(_ installation: HanokInstallation) throws -> String {
        let paths = ["TodaysWeather", "Memorize"].map { installation.root + "/Examples/" + $0 }
        guard let path = paths.first(where: FileManager.default.fileExists) else {
            throw ToolError("this checkout has no example; name the project to run")
        }
        return path
    }
}
