import Foundation
import Platform

/// What becomes of the elements in a view that is made an element of its own.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Storage: Hashable, Sendable { case ignore, contain, combine }
    private let storage: Storage

    /// They are hidden.
    public static let ignore = AccessibilityChildBehavior(storage: .ignore)
    /// They are inside of the new element.
    public static let contain = AccessibilityChildBehavior(storage: .contain)
    /// They are read as one.
    public static let combine = AccessibilityChildBehavior(storage: .combine)

    @MainActor
    package func element(around below: [AccessibilityElement], of node: LayoutNode) -> AccessibilityElement {
        switch storage {
        case .ignore: Self.ignoring(below, node)
        case .contain:
            AccessibilityElement(AccessibilityContent(role: .group), frame: node.windowFrame, elements: below)
        case .combine: Self.combining(below, node)
        }
    }

    /// A tap on the element still does what it does on what is inside.
    @MainActor
    private static func ignoring(_ below: [AccessibilityElement], _ node: LayoutNode) -> AccessibilityElement {
        var content = AccessibilityContent(role: .group)
        content.actions[.activate] = below.lazy.compactMap { $0.actions[.activate] }.first ?? node.activationBelow
        return AccessibilityElement(content, frame: node.windowFrame)
    }

    @MainActor
    private static func combining(_ below: [AccessibilityElement], _ node: LayoutNode) -> AccessibilityElement {
        let parts = below.flatMap(\.leaves)
        let labels = parts.map(\.properties.label).filter { !$0.isEmpty }
        let values = parts.map(\.properties.value).filter { !$0.isEmpty }
        var content = AccessibilityContent(
            role: role(of: parts), label: labels.joined(separator: ", "), value: values.joined(separator: ", "))
        for part in parts { content.traits.formUnion(part.properties.traits) }
        let activating = parts.filter { $0.actions[.activate] != nil }
        for part in parts {
            for (action, handler) in part.actions {
                // Of several buttons, each is an action with a name.
                let isNamed = action == .activate && activating.count > 1
                content.actions[isNamed ? .named(part.properties.label) : action] = handler
            }
        }
        let element = AccessibilityElement(content, frame: node.windowFrame)
        element.properties.identifier = parts.lazy.map(\.properties.identifier).first { !$0.isEmpty } ?? ""
        element.properties.hint = parts.map(\.properties.hint).filter { !$0.isEmpty }.joined(separator: ", ")
        return element
    }

    /// The role that all parts have, or that of the only control; otherwise that of a group.
    @MainActor
    private static func role(of parts: [AccessibilityElement]) -> AccessibilityRole {
        let roles = Set(parts.map(\.properties.role))
        if roles.count == 1, let role = roles.first { return role }
        let controls = parts.map(\.properties.role).filter { ![.text, .image, .group].contains($0) }
        return controls.count == 1 ? controls[0] : .group
    }
}

extension AccessibilityElement {
    /// The element, or the elements inside of one that has none of its own to say.
    package var leaves: [AccessibilityElement] { elements.isEmpty ? [self] : elements.flatMap(\.leaves) }
}

extension LayoutNode {
    /// What a tap does on the first thing in the node that takes one.
    @MainActor
    package final var activationBelow: (() -> Void)? {
        if let accessibilityActivation { return accessibilityActivation }
        var result: (() -> Void)?
        forEachLayoutChild { if result == nil { result = $0.activationBelow } }
        return result
    }
}
