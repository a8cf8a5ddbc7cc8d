import Foundation
import ProjectBuilder

/// The folders in which the desktop keeps what a window needs: settings of input methods, fonts, icons.
struct DesktopFolders {
    let home: String
    private let variables: [String: String]

    init(environment: [String: String]) {
        home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
        variables = environment
    }

    static let current = DesktopFolders(environment: ProcessInfo.processInfo.environment)

    var data: String { folder("XDG_DATA_HOME", ".local/share") }
    private var configuration: String { folder("XDG_CONFIG_HOME", ".config") }

    private func folder(_ variable: String, _ usual: String) -> String {
        variables[variable].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/" + usual
    }

    /// Settings by which a window finds input methods, the desktop's look and fonts.
    private static let settings = ["ibus", "fcitx", "fcitx5", "dconf", "gtk-4.0", "fontconfig"]

    /// Lets an app's home folder lead to them, unless it is the user's own.
    func link(into appHome: String) throws {
        guard AbsolutePath.resolve(appHome) != AbsolutePath.resolve(home) else { return }
        try FileManager.default.createDirectory(atPath: appHome + "/.config", withIntermediateDirectories: true)
        for name in Self.settings { link("\(configuration)/\(name)", from: "\(appHome)/.config/\(name)") }
        link(data + "/fonts", from: appHome + "/.fonts")
    }

    private func link(_ target: String, from path: String) {
        unlink(path)
        if FileManager.default.fileExists(atPath: target) { symlink(target, path) }
    }

    /// What replaces the home folder where it was looked at for something else than the app's files.
    var environment: [String: String] {
        var result = ["HANOK_USER_HOME": home]
        let folders = variables["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        result["XDG_DATA_DIRS"] = data + ":" + folders
        if variables["XAUTHORITY"] == nil, FileManager.default.fileExists(atPath: home + "/.Xauthority") {
            result["XAUTHORITY"] = home + "/.Xauthority"
        }
        return result
    }
}
