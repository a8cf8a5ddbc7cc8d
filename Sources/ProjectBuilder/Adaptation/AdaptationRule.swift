import SwiftSyntax

/// One thing that Swift can't do without Apple's platforms, and what stands for it here.
///
/// Rules work on a copy of the source. They keep each line in its place, and don't depend on one another.
package protocol AdaptationRule: Sendable {
    /// Texts of which one at least occurs in each file that the rule changes. Other files are not even parsed.
    var triggers: [String] { get }

    func edits(in file: SourceFileSyntax) -> [SourceEdit]
}
