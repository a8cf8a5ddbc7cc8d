import Foundation
import ProjectBuilder

/// A home folder of an app's own, so that what it keeps meets nobody else's files, and a script's results are the same
/// each time.
struct AppHome {
    let path: String

    /// A folder that is kept.
    /// - Throws: where it can't be made.
    init(keptAt path: String) throws {
        self.path = AbsolutePath.resolve(path)
        try FileManager.default.createDirectory(atPath: self.path, withIntermediateDirectories: true)
    }

    /// A folder that is empty at each start, as on a device on which the app was just installed.
    /// - Throws: where it can't be made.
    init(emptyAt path: String) throws {
        if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
        try self.init(keptAt: path)
    }

    /// Foundation asks for the home folder in different ways, depending on what is looked for.
    var environment: [String: String] {
        [
            "HOME": path, "CFFIXED_USER_HOME": path, "XDG_CONFIG_HOME": path + "/.config",
            "XDG_DATA_HOME": path + "/.local/share", "XDG_CACHE_HOME": path + "/.cache",
        ]
    }
}
