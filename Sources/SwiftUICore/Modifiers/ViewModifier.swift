/// Something that makes a view out of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    /// What the modified view consists of.
    @ViewBuilder
    func body(content: Self.Content) -> Self.Body

    @MainActor
    static func _makeModified<Content: View>(
        _ content: Content, _ modifier: Self, _ inputs: _ViewInputs
    ) -> _ViewOutputs
    @MainActor
    static func _updateModified<Content: View>(_ outputs: _ViewOutputs, _ content: Content, _ modifier: Self)
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never {
        preconditionFailure("\(Self.self) is applied by the engine and has no body.")
    }
}

extension ViewModifier {
    @MainActor
    public static func _makeModified<Content: View>(
        _ content: Content, _ modifier: Self, _ inputs: _ViewInputs
    ) -> _ViewOutputs {
        _ViewOutputs(node: ModifierBodyNode<Content, Self>(content, modifier, inputs))
    }

    @MainActor
    public static func _updateModified<Content: View>(_ outputs: _ViewOutputs, _ content: Content, _ modifier: Self) {
        unsafeDowncast(outputs.node, to: ModifierBodyNode<Content, Self>.self).update(content, modifier)
    }

    /// This modifier, and then another.
    public nonisolated func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension View {
    /// Applies a modifier.
    public nonisolated func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view or modifier with a modifier applied.
@frozen
public nonisolated struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    public var body: Never { preconditionFailure("ModifiedContent is drawn by the engine and has no body.") }

    @MainActor
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        Modifier._makeModified(view.content, view.modifier, inputs)
    }

    @MainActor
    public static func _updateNode(_ outputs: _ViewOutputs, to view: Self) {
        Modifier._updateModified(outputs, view.content, view.modifier)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    @MainActor
    public static func _makeModified<Base: View>(
        _ content: Base, _ modifier: Self, _ inputs: _ViewInputs
    ) -> _ViewOutputs {
        Modifier._makeModified(
            ModifiedContent<Base, Content>(content: content, modifier: modifier.content), modifier.modifier, inputs)
    }

    @MainActor
    public static func _updateModified<Base: View>(_ outputs: _ViewOutputs, _ content: Base, _ modifier: Self) {
        Modifier._updateModified(
            outputs, ModifiedContent<Base, Content>(content: content, modifier: modifier.content), modifier.modifier)
    }
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
    public static let identity = EmptyModifier()
    public nonisolated init() {}

    @MainActor
    public static func _makeModified<Content: View>(
        _ content: Content, _ modifier: Self, _ inputs: _ViewInputs
    ) -> _ViewOutputs {
        Content._makeNode(content, inputs)
    }

    @MainActor
    public static func _updateModified<Content: View>(_ outputs: _ViewOutputs, _ content: Content, _ modifier: Self) {
        Content._updateNode(outputs, to: content)
    }
}
