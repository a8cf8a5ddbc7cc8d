import Foundation
import Geometry
import Platform

/// One thing that a modifier says about the elements of its content.
package enum AccessibilityAttribute {
    case label(Text), value(Text), hint(Text)
    case identifier(String)
    case inputLabels([Text])
    case addTraits(AccessibilityTraits), removeTraits(AccessibilityTraits)
    case isHidden(Bool)
    case sortPriority(Double)
    case heading(AccessibilityHeadingLevel)
    case speech((inout AccessibilitySpeech) -> Void)
    /// nil takes away what was said of the key.
    case detail(Text, Text?, isImportant: Bool)
    /// A point of the view's frame.
    case activationPoint((CGSize) -> CGPoint)
    case textContentType(AccessibilityTextContentType)
    case respondsToUser(Bool)
    case action(AccessibilityActionKind, () -> Void)
    case adjust((AccessibilityAdjustmentDirection) -> Void)
    case scroll((Edge) -> Void)

    /// - Parameter node: in whose environment texts are looked up.
    @MainActor
    package func apply(to element: AccessibilityElement, for node: ViewNode) {
        switch self {
        case .label(let text): element.properties.label = node.accessibilityString(of: text)
        case .value(let text): element.properties.value = node.accessibilityString(of: text)
        case .hint(let text): element.properties.hint = node.accessibilityString(of: text)
        case .identifier(let identifier): element.properties.identifier = identifier
        case .inputLabels(let labels): element.properties.inputLabels = labels.map(node.accessibilityString)
        case .addTraits(let traits): element.add(traits)
        case .removeTraits(let traits): element.remove(traits)
        case .isHidden: break
        case .sortPriority(let priority): element.sortPriority = priority
        case .heading(let level): element.makeHeading(level)
        case .speech(let change): change(&element.properties.speech)
        case .detail(let key, let value, let isImportant):
            element.set(
                detail: node.accessibilityString(of: key), to: value.map(node.accessibilityString),
                isImportant: isImportant)
        case .activationPoint(let point):
            let frame = element.properties.frame
            let place = point(frame.size)
            element.properties.activationPoint = CGPoint(x: frame.minX + place.x, y: frame.minY + place.y)
        case .textContentType(let type): element.properties.textContentType = type.name
        case .respondsToUser(let responds): element.properties.respondsToUser = responds
        case .action(let kind, let handler): element.actions[kind.action(for: node)] = handler
        case .adjust(let handler): element.makeAdjustable(handler)
        case .scroll(let handler): element.makeScrollable(handler)
        }
    }
}

extension ViewNode {
    /// The string of a text where the node is.
    @MainActor
    package final func accessibilityString(of text: Text) -> String { text.string(in: environment.values) }
}

extension AccessibilityElement {
    fileprivate func add(_ traits: AccessibilityTraits) {
        properties.traits.formUnion(traits.states)
        if let role = traits.role { properties.role = role }
    }

    fileprivate func remove(_ traits: AccessibilityTraits) {
        properties.traits.subtract(traits.states)
        if let role = traits.role, role == properties.role { properties.role = .group }
    }

    fileprivate func set(detail key: String, to value: String?, isImportant: Bool) {
        properties.details.removeAll { $0.label == key }
        guard let value else { return }
        properties.details.append(AccessibilityDetail(label: key, value: value, isImportant: isImportant))
    }

    fileprivate func makeHeading(_ level: AccessibilityHeadingLevel) {
        properties.traits.insert(.header)
        properties.headingLevel = Int(level.rawValue)
    }

    fileprivate func makeAdjustable(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) {
        actions[.increment] = { handler(.increment) }
        actions[.decrement] = { handler(.decrement) }
        if [.group, .text, .image].contains(properties.role) { properties.role = .slider }
    }

    fileprivate func makeScrollable(_ handler: @escaping (Edge) -> Void) {
        let outer = respond
        respond = { action in
            guard case .scroll(let delta) = action else { return outer?(action) ?? false }
            handler(Edge(towards: delta))
            return true
        }
    }
}

extension Edge {
    /// The edge that a scroll by a distance brings nearer: content that moves up shows what is at the bottom.
    fileprivate init(towards delta: CGSize) {
        if abs(delta.width) > abs(delta.height) {
            self = delta.width > 0 ? .leading : .trailing
        } else {
            self = delta.height > 0 ? .top : .bottom
        }
    }
}
