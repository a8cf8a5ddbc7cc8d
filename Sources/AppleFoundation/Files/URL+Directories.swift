import Foundation

extension URL {
    /// The user's documents.
    public static var documentsDirectory: URL { user(.documentDirectory, "Documents") }
    /// What may be thrown away at any time.
    public static var cachesDirectory: URL { user(.cachesDirectory, ".cache") }
    /// What an app keeps for itself. It may have to be made first.
    public static var applicationSupportDirectory: URL { user(.applicationSupportDirectory, ".local/share") }
    public static var desktopDirectory: URL { user(.desktopDirectory, "Desktop") }
    public static var downloadsDirectory: URL { user(.downloadsDirectory, "Downloads") }
    public static var moviesDirectory: URL { user(.moviesDirectory, "Videos") }
    public static var musicDirectory: URL { user(.musicDirectory, "Music") }
    public static var picturesDirectory: URL { user(.picturesDirectory, "Pictures") }
    public static var sharedPublicDirectory: URL { user(.sharedPublicDirectory, "Public") }

    /// Where the desktop has such a folder (the XDG base and user directories), else its usual place.
    private static func user(_ folder: FileManager.SearchPathDirectory, _ usual: String) -> URL {
        guard let url = FileManager.default.urls(for: folder, in: .userDomainMask).first else {
            return homeDirectory.appendingPathComponent(usual, isDirectory: true)
        }
        return unquoted(url)
    }

    /// The user directories' file writes `"$HOME/Pictures"`, which Foundation takes for a name.
    private static func unquoted(_ url: URL) -> URL {
        guard let start = url.path.range(of: "\"$HOME") else { return url }
        let rest = url.path[start.upperBound...].filter { $0 != "\"" }
        return URL(fileURLWithPath: homeDirectory.path + rest, isDirectory: true)
    }
}
