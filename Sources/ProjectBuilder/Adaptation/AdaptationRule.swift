import SwiftSyntax

/// One thing that Swift can't do without Apple's platforms, and what stands for it here.
///
/// Rules work on a copy of the source. They keep each line in its place, and don't depend on one another.
package protocol AdaptationRule: Sendable {
    /// Texts of which one at least occurs in each file that the rule changes. Other files are not even parsed.
    var triggers: [String] { get }

    /// What finds the rule's changes on one walk through the file.
    func collector(for file: SourceFileSyntax) -> EditCollector
}

extension AdaptationRule {
    package func edits(in file: SourceFileSyntax) -> [SourceEdit] {
        let collector = collector(for: file)
        collector.walk(file)
        return collector.edits
    }
}
