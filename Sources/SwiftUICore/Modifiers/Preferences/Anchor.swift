import Foundation
import Geometry

/// A place of a view that another view's coordinates can be asked for.
public struct Anchor<Value> {
    /// What to take of a view.
    public struct Source {
        let value: (LayoutNode) -> Value
        let convert: (Value, LayoutNode, LayoutNode?) -> Value
    }

    private let source: Source
    private let node: LayoutNode

    init(source: Source, node: LayoutNode) {
        self.source = source
        self.node = node
    }

    /// The value in the coordinates of a node.
    package func resolve(in target: LayoutNode?) -> Value {
        source.convert(source.value(node), node, target)
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (left: Anchor, right: Anchor) -> Bool {
        left.node === right.node
    }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source {
        rect(of: { CGRect(origin: .zero, size: $0.layoutSize) })
    }

    /// A rectangle of the view's coordinates.
    public static func rect(_ rectangle: CGRect) -> Anchor<CGRect>.Source { rect(of: { _ in rectangle }) }

    private static func rect(of value: @escaping (LayoutNode) -> CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(value: value) { rectangle, node, target in
            node.convert(rectangle, to: target)
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point of the view's coordinates.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { at { _ in point } }

    /// A point as parts of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        at { CGPoint(x: point.x * $0.layoutSize.width, y: point.y * $0.layoutSize.height) }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

    private static func at(_ value: @escaping (LayoutNode) -> CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(value: value) { point, node, target in
            node.convert(CGRect(origin: point, size: .zero), to: target).origin
        }
    }
}

extension LayoutNode {
    /// A rectangle of the node's coordinates in those of another node; nil is the window.
    package final func convert(_ rectangle: CGRect, to target: LayoutNode?) -> CGRect {
        let inWindow = rectangle.applying(finalWindowTransform)
        guard let transform = target?.finalWindowTransform, transform.isInvertible else { return inWindow }
        return inWindow.applying(transform.inverted())
    }
}

extension View {
    /// Hands up a value made of an anchor of the view.
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(_AnchorWritingModifier<A, K>(source: value, transform: transform))
    }

    /// Changes what the views below hand up with an anchor of the view.
    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(_AnchorTransformModifier<A, K>(source: value, transform: transform))
    }
}

public nonisolated struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey>: ElementModifier {
    let source: Anchor<AnchorValue>.Source
    let transform: (Anchor<AnchorValue>) -> Key.Value

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> AnchorWritingNode<AnchorValue, Key> {
        AnchorWritingNode(self, child: child, inputs)
    }
}

package final class AnchorWritingNode<AnchorValue, Key: PreferenceKey>:
    ModifierNode<_AnchorWritingModifier<AnchorValue, Key>>
{
    override init(_ modifier: _AnchorWritingModifier<AnchorValue, Key>, child: LayoutNode, _ inputs: _ViewInputs) {
        super.init(modifier, child: child, inputs)
        noteContainsPreferences()
    }

    override package func modifierChanged(from old: _AnchorWritingModifier<AnchorValue, Key>) {
        Preferences.changed(ObjectIdentifier(Key.self), at: self)
    }

    /// A new place is a new value of the anchor.
    override package func wasPlaced() {
        Preferences.changed(ObjectIdentifier(Key.self), at: self)
    }

    override package func preference<Other: PreferenceKey>(
        _ key: Other.Type, from content: () -> Other.Value?
    ) -> Other.Value? {
        guard key == Key.self else { return content() }
        return modifier.transform(Anchor(source: modifier.source, node: self)) as? Other.Value
    }

    override package func willDetach() {
        super.willDetach()
        Preferences.changed(ObjectIdentifier(Key.self), at: self)
    }
}

public nonisolated struct _AnchorTransformModifier<AnchorValue, Key: PreferenceKey>: ElementModifier {
    let source: Anchor<AnchorValue>.Source
    let transform: (inout Key.Value, Anchor<AnchorValue>) -> Void

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> AnchorTransformNode<AnchorValue, Key> {
        AnchorTransformNode(self, child: child, inputs)
    }
}

package final class AnchorTransformNode<AnchorValue, Key: PreferenceKey>:
    ModifierNode<_AnchorTransformModifier<AnchorValue, Key>>
{
    override init(_ modifier: _AnchorTransformModifier<AnchorValue, Key>, child: LayoutNode, _ inputs: _ViewInputs) {
        super.init(modifier, child: child, inputs)
        noteContainsPreferences()
    }

    override package func modifierChanged(from old: _AnchorTransformModifier<AnchorValue, Key>) {
        Preferences.changed(ObjectIdentifier(Key.self), at: self)
    }

    override package func wasPlaced() {
        Preferences.changed(ObjectIdentifier(Key.self), at: self)
    }

    override package func preference<Other: PreferenceKey>(
        _ key: Other.Type, from content: () -> Other.Value?
    ) -> Other.Value? {
        guard key == Key.self else { return content() }
        var value = (content() as? Key.Value) ?? Key.defaultValue
        modifier.transform(&value, Anchor(source: modifier.source, node: self))
        return value as? Other.Value
    }

    override package func willDetach() {
        super.willDetach()
        Preferences.changed(ObjectIdentifier(Key.self), at: self)
    }
}
