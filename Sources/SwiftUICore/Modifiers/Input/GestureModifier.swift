import Platform

extension View {
    /// Adds a gesture that takes effect where those of the views inside fail.
    /// - Parameter mask: which gestures are recognised, this one and those of the views inside.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, mask: mask, priority: .normal))
    }

    /// Adds a gesture that can be turned off.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that comes before those of the views inside.
    /// - Parameter mask: which gestures are recognised, this one and those of the views inside.
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { modifier(GestureModifier(gesture: gesture, mask: mask, priority: .high)) }

    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that is recognised beside those of the views inside.
    /// - Parameter mask: which gestures are recognised, this one and those of the views inside.
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { modifier(GestureModifier(gesture: gesture, mask: mask, priority: .simultaneous)) }

    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }
}

/// Which gestures are recognised: one that is added, and those of the views inside.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

nonisolated struct GestureModifier<G: Gesture>: ElementModifier {
    let gesture: G
    let mask: GestureMask
    let priority: GesturePriority

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> GestureNode<G> {
        GestureNode(self, child: child, inputs)
    }
}

final class GestureNode<G: Gesture>: ModifierNode<GestureModifier<G>>, Responder {
    private weak var recognizer: ComposedGestureRecognizer<G>?

    override var responder: (any Responder)? { self }
    override var affectsDrawing: Bool { false }

    /// A gesture that goes on calls the actions of the newest value.
    override func modifierChanged(from old: GestureModifier<G>) { recognizer?.update(to: modifier.gesture) }

    func stopsRecognizers(of path: ArraySlice<LayoutNode>) -> Bool { !modifier.mask.contains(.subviews) }

    func makeRecognizers() -> [GestureRecognizer] {
        guard isEnabled, modifier.mask.contains(.gesture) else { return [] }
        let made = ComposedGestureRecognizer(modifier.gesture, node: self, priority: modifier.priority)
        recognizer = made
        return [made]
    }
}
