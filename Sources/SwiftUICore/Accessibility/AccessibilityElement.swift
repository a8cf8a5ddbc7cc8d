import Foundation
import Geometry
import Platform

/// What a node tells a screen reader.
package struct AccessibilityContent {
    package var role: AccessibilityRole
    package var label: String
    package var value: String
    package var traits: Platform.AccessibilityTraits
    /// What the element does when it is asked to.
    package var actions: [AccessibilityAction: () -> Void] = [:]
    /// Answers the actions that carry a value; false where it has no such action.
    package var respond: ((AccessibilityAction) -> Bool)?

    package init(
        role: AccessibilityRole, label: String = "", value: String = "", traits: Platform.AccessibilityTraits = []
    ) {
        self.role = role
        self.label = label
        self.value = value
        self.traits = traits
    }
}

/// One element of the accessibility tree, made when somebody asks.
@MainActor
package final class AccessibilityElement: AccessibilityNode {
    package var elements: [AccessibilityElement]
    package var actions: [AccessibilityAction: () -> Void]
    package var respond: ((AccessibilityAction) -> Bool)?
    /// Among elements in one container those with the highest are read first.
    package var sortPriority = 0.0
    package var properties: AccessibilityProperties

    package var children: [any AccessibilityNode] { elements }

    package init(_ content: AccessibilityContent, frame: CGRect, elements: [AccessibilityElement] = []) {
        properties = AccessibilityProperties(
            role: content.role, label: content.label, value: content.value, frame: frame, traits: content.traits)
        actions = content.actions
        respond = content.respond
        self.elements = elements
    }

    package func perform(_ action: AccessibilityAction) -> Bool {
        guard let perform = actions[action] else { return respond?(action) ?? false }
        perform()
        return true
    }

    /// In the order in which they are read.
    package static func sorted(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
        guard elements.contains(where: { $0.sortPriority != 0 }) else { return elements }
        let order = elements.indices.sorted {
            let (left, right) = (elements[$0].sortPriority, elements[$1].sortPriority)
            return left == right ? $0 < $1 : left > right
        }
        return order.map { elements[$0] }
    }

    package static func root(of viewGraph: ViewGraph) -> AccessibilityElement {
        AccessibilityElement(
            AccessibilityContent(role: .window), frame: CGRect(origin: .zero, size: viewGraph.metrics.size),
            elements: viewGraph.root.makeAccessibilityElements())
    }
}

extension LayoutNode {
    /// The elements of the node and those below it.
    @MainActor
    package final func makeAccessibilityElements() -> [AccessibilityElement] {
        guard isPlaced else { return [] }
        var below: [AccessibilityElement] = []
        forEachAccessibleChild { below.append(contentsOf: $0.makeAccessibilityElements()) }
        return accessibilityElements(AccessibilityElement.sorted(below))
    }

    /// The node's frame in the window, also where a clip or an effect hides it.
    package final var windowFrame: CGRect {
        CGRect(origin: .zero, size: size).applying(windowTransform)
    }
}
