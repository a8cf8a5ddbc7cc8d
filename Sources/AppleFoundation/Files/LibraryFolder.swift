import Foundation

/// What calls that ask for `.libraryDirectory` become: Foundation on Linux knows no such folder.
extension FileManager {
    /// The user's `Library`; the folders of other domains are not there.
    public func _urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
        guard directory == .libraryDirectory else { return urls(for: directory, in: domainMask) }
        return domainMask.contains(.userDomainMask) ? [URL.libraryDirectory] : []
    }

    public func _url(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
        create shouldCreate: Bool
    ) throws -> URL {
        guard directory == .libraryDirectory, let library = _urls(for: directory, in: domain).first else {
            return try self.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
        }
        if shouldCreate { try createDirectory(at: library, withIntermediateDirectories: true) }
        return library
    }
}

extension URL {
    /// What an app keeps beside the user's documents: settings, caches, its own files.
    public static var libraryDirectory: URL {
        homeDirectory.appendingPathComponent("Library", isDirectory: true)
    }
}

public func _NSSearchPathForDirectoriesInDomains(
    _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
    _ expandTilde: Bool
) -> [String] {
    guard directory == .libraryDirectory else {
        return NSSearchPathForDirectoriesInDomains(directory, domainMask, expandTilde)
    }
    let paths = FileManager.default._urls(for: directory, in: domainMask).map(\.path)
    return expandTilde ? paths : paths.map { "~" + $0.dropFirst(NSHomeDirectory().count) }
}
