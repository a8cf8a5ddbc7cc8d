import Foundation

extension FileManager {
    /// The folder that an app shares with its extensions under the name of a group, such as `group.org.example.tasks`.
    ///
    /// Each name has one, whether or not the app's entitlements list it; nil for an empty name.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), !groupIdentifier.hasPrefix(".") else {
            return nil
        }
        let folder = Self.groupContainers.appendingPathComponent(groupIdentifier, isDirectory: true)
        do { try createDirectory(at: folder, withIntermediateDirectories: true) } catch { return nil }
        return folder
    }

    /// Where the tool that starts apps has them, else their place on macOS.
    private static var groupContainers: URL {
        let folder = ProcessInfo.processInfo.environment["HANOK_GROUP_CONTAINERS"] ?? ""
        return folder.isEmpty
            ? URL.libraryDirectory.appendingPathComponent("Group Containers", isDirectory: true)
            : URL(fileURLWithPath: folder, isDirectory: true)
    }
}
