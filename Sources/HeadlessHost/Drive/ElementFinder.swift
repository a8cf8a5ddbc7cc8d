import Foundation
import Geometry
import Platform

/// Finds elements of the accessibility tree as a user would name them.
///
/// The identifier counts first, then the label, then the value; each exactly before one that only contains the name.
@MainActor
struct ElementFinder {
    private let root: any AccessibilityNode
    /// The window.
    private let bounds: CGRect

    init(root: any AccessibilityNode, bounds: CGRect) {
        self.root = root
        self.bounds = bounds
    }

    /// Everything that the name fits best, in reading order; of elements in one another the outermost.
    func all(_ name: String) -> [AccessibilityProperties] {
        for fits in Self.criteria(name) {
            var found: [AccessibilityProperties] = []
            collect(root, where: fits, &found)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// What the name fits best among what can be seen.
    func visible(_ name: String) -> AccessibilityProperties? {
        for fits in Self.criteria(name) {
            var found: [AccessibilityProperties] = []
            collect(root, where: fits, &found)
            if let first = found.first(where: isVisible) { return first }
        }
        return nil
    }

    func isVisible(_ properties: AccessibilityProperties) -> Bool {
        !properties.frame.isEmpty && properties.frame.intersects(bounds)
    }

    private static func criteria(_ name: String) -> [(AccessibilityProperties) -> Bool] {
        let name = name.withPlainSpaces
        return [
            { $0.identifier == name }, { $0.label.withPlainSpaces == name }, { $0.value.withPlainSpaces == name },
            { $0.label.withPlainSpaces.contains(name) }, { $0.value.withPlainSpaces.contains(name) },
        ]
    }

    private func collect(
        _ node: any AccessibilityNode, where fits: (AccessibilityProperties) -> Bool,
        _ found: inout [AccessibilityProperties]
    ) {
        let properties = node.properties
        if fits(properties) { return found.append(properties) }
        for child in node.children { collect(child, where: fits, &found) }
    }
}

extension String {
    /// Spaces at which no line breaks, as in times of day, look like others.
    var withPlainSpaces: String {
        guard utf8.contains(where: { $0 >= 0x80 }) else { return self }
        return String(map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
    }
}
