import Foundation

/// What tells that a file has changed, without reading it.
struct FileStamp: Hashable, CustomStringConvertible {
    let size: Int
    /// Nanoseconds since 1970.
    let modified: Int
    let isFolder: Bool

    /// Nil where there is no such file.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        size = Int(status.st_size)
        modified = Int(status.st_mtim.tv_sec) * 1_000_000_000 + Int(status.st_mtim.tv_nsec)
        isFolder = status.st_mode & S_IFMT == S_IFDIR
    }

    var description: String { "\(size) \(modified)" }

    /// Lines with the path and stamp of a file, or of all that lies below a folder, in the order of paths.
    static func lines(below path: String) -> [String] {
        guard let stamp = FileStamp(path: path) else { return ["\(path) absent"] }
        guard stamp.isFolder else { return ["\(path) \(stamp)"] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return [path] + names.sorted().flatMap { lines(below: path + "/" + $0) }
    }

    /// The files in a folder and in those below it.
    static func files(below path: String) -> [String] {
        guard FileStamp(path: path)?.isFolder == true else { return [path] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted().flatMap { files(below: path + "/" + $0) }
    }

    /// The time of the newest file or folder below a path; 0 where nothing is there.
    static func newest(below path: String) -> Int {
        guard let stamp = FileStamp(path: path) else { return 0 }
        guard stamp.isFolder else { return stamp.modified }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.reduce(stamp.modified) { max($0, newest(below: path + "/" + $1)) }
    }
}
