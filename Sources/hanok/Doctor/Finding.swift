import Foundation

/// One thing that Hanok needs, and whether it is there.
struct Finding: CustomStringConvertible {
    let name: String
    /// What it is for, or what was found.
    let detail: String
    let isPresent: Bool
    /// Apps can't be built or run without it.
    let isRequired: Bool
    /// The Debian package that brings it; nil where none does.
    var package: String?

    var description: String {
        let mark = isPresent ? "ok     " : isRequired ? "MISSING" : "missing"
        return "\(mark)  \(name.padding(toLength: 38, withPad: " ", startingAt: 0))  \(detail)"
    }
}
