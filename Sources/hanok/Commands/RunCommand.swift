import Foundation
import ProjectBuilder

struct RunCommand: Command {
    static let name = "run"
    static let summary =
        "builds an app and runs it, in a window, or into a picture where there is no display; "
        + "without a path, Hanok's own example"
    static let usage = "[PATH] [--host window|headless] [-- ARGUMENTS]"
    static let options: [Option] =
        [
            Option("--host", "window|headless", "where the app is shown; a window if there is a display"),
            Option("--out", "FILE", "where the picture goes (headless only)"),
            Option("--home", "DIR", "the app's home folder; otherwise each app has one of its own, which is kept"),
        ] + .appearance + .location + .build

    func run(_ arguments: Arguments) throws -> Int32 {
        let host = try arguments.choice("--host", among: ["window", "headless"])
        if host == "window", !Display.isAvailable {
            throw ToolError(
                "there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set); use --host headless for a picture, "
                    + "or start a display first, as with xvfb-run")
        }
        if let file = arguments["--out"] { try OutputCheck.check(picture: AbsolutePath.resolve(file)) }
        let showsWindow = host.map { $0 == "window" } ?? Display.isAvailable
        let launch = try AppLaunch(arguments, path: arguments.path(), check: AppLaunch.checkRuns)
        if host == nil, !showsWindow { printError("There is no display; the app is drawn into a picture:") }
        var environment = ["HANOK_HOST": showsWindow ? "window" : "headless"]
        if !showsWindow {
            environment["HANOK_PICTURE"] = arguments["--out"].map(AbsolutePath.resolve) ?? launch.app.picture
        }
        let plan = launch.app.plan
        let home = try arguments["--home"].map { try AppHome(keptAt: $0, for: plan) } ?? AppHome(of: plan)
        try DesktopFolders.current.link(into: home.sharedPath)
        environment.merge(showsWindow ? home.windowEnvironment : home.environment) { $1 }
        try launch.start(defaultLocale: SystemLocale.identifier, environment: environment)
    }
}
