import Foundation

/// An error of Foundation's in the system's own words: `/home/ann/.cache: No space left on device`.
package struct SystemError: CustomStringConvertible {
    private let error: NSError

    package init(_ error: any Error) { self.error = error as NSError }

    /// The reason alone.
    package var reason: String {
        guard let code = code(of: error) else { return error.localizedDescription }
        return String(cString: strerror(code))
    }

    package var description: String {
        let path = error.userInfo[NSFilePathErrorKey] as? String ?? (error.userInfo[NSURLErrorKey] as? URL)?.path
        return [path, reason].compactMap { $0 }.joined(separator: ": ") + advice
    }

    private static let space = "make room, or set XDG_CACHE_HOME to a folder on another disk"

    /// What to say of a full disk behind the output of a program that has failed; nil where that is not why.
    static func advice(in output: String, folder: String) -> String? {
        guard output.contains("No space left on device") || output.contains("There isn’t enough space") else {
            return nil
        }
        return "error: the disk of '\(folder)' is full; \(space)"
    }

    /// What to do, where that is known.
    private var advice: String {
        switch code(of: error) {
        case ENOSPC, EDQUOT: "; " + Self.space
        case EACCES, EPERM, EROFS: "; set XDG_CACHE_HOME to a folder that can be written"
        default: ""
        }
    }

    private func code(of error: NSError) -> Int32? {
        if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
        return (error.userInfo[NSUnderlyingErrorKey] as? any Error).flatMap { code(of: $0 as NSError) }
    }
}
