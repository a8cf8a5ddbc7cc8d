import Foundation

/// Messages about calls that Apple's frameworks accept and report too.
enum Diagnostics {
    /// Writes one line on standard error.
    static func report(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
