import Foundation

/// The size that a window has when it opens.
enum WindowSize {
    /// A phone's.
    static let standard = CGSize(width: 390, height: 844)

    /// - Returns: the size that `HANOK_SIZE` (`390x844`, points) asks for, the standard size where it asks for none.
    static func initial(environment: [String: String]) -> CGSize {
        guard let wish = environment["HANOK_SIZE"] else { return standard }
        let parts = wish.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], width >= 1, height >= 1 else {
            return standard
        }
        return CGSize(width: width, height: height)
    }
}
