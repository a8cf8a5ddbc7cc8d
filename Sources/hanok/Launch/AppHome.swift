import Foundation
import ProjectBuilder

/// A home folder of an app's own, laid out as on iOS, so that what the app keeps meets nobody else's files, and a script's
/// results are the same each time.
struct AppHome {
    let path: String
    /// Where settings and what an app shares with its extensions lie; of an extension, its app's home folder.
    let sharedPath: String

    /// A folder that is kept; an extension has one of its own in it.
    /// - Throws: where it can't be made.
    init(keptAt path: String, for plan: BuildPlan) throws {
        sharedPath = AbsolutePath.resolve(path)
        self.path = plan.appExtension == nil ? sharedPath : "\(sharedPath)/Extensions/\(Self.name(plan))"
        for name in ["Documents", Self.support, Self.caches, "tmp"] {
            try FileManager.default.createDirectory(
                atPath: self.path + "/" + name, withIntermediateDirectories: true)
        }
    }

    /// A folder that is empty at each start, as on a device on which the app was just installed. It is named for this
    /// process, whose place the app takes, so that several runs don't meet; those of processes that are gone go too.
    /// - Throws: where it can't be made.
    init(emptyBelow folder: BuildFolder, for plan: BuildPlan) throws {
        let homes = folder.path + "/homes"
        let manager = FileManager.default
        for name in (try? manager.contentsOfDirectory(atPath: homes)) ?? [] {
            guard let process = pid_t(name), process == getpid() || kill(process, 0) != 0 else { continue }
            try manager.removeItem(atPath: "\(homes)/\(name)")
        }
        try self.init(keptAt: "\(homes)/\(getpid())", for: plan)
    }

    /// The folder that an app has from one run to the next: `$XDG_DATA_HOME/hanok/<bundle identifier>`.
    init(of plan: BuildPlan) throws {
        let name = plan.appExtension?.appIdentifier ?? Self.name(plan)
        try self.init(
            keptAt: DesktopFolders.current.data + "/hanok/" + name.replacingOccurrences(of: "/", with: "-"), for: plan)
    }

    private static func name(_ plan: BuildPlan) -> String {
        guard case .string(let identifier) = plan.information["CFBundleIdentifier"], !identifier.isEmpty else {
            return plan.name
        }
        return identifier
    }

    private static let support = "Library/Application Support"
    private static let caches = "Library/Caches"

    /// Foundation asks for the home folder in different ways, depending on what is looked for.
    var environment: [String: String] {
        [
            "HOME": path, "CFFIXED_USER_HOME": path, "XDG_CONFIG_HOME": sharedPath + "/.config",
            "HANOK_GROUP_CONTAINERS": sharedPath + "/Library/Group Containers",
            "XDG_DATA_HOME": "\(path)/\(Self.support)", "XDG_CACHE_HOME": "\(path)/\(Self.caches)",
            "TMPDIR": path + "/tmp",
        ]
    }

    /// For an app in a window, which also has to find the desktop's fonts, icons and settings, and the user's own files.
    var windowEnvironment: [String: String] { environment.merging(DesktopFolders.current.environment) { $1 } }
}
