import Foundation
import Geometry

extension View {
    /// Puts a view over this one, made of what the views below hand up.
    public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(
            _PreferenceReadingModifier<Key, T>(isOverlay: true, alignment: alignment, transform: transform))
    }

    /// Puts a view behind this one, made of what the views below hand up.
    public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(
            _PreferenceReadingModifier<Key, T>(isOverlay: false, alignment: alignment, transform: transform))
    }
}

public nonisolated struct _PreferenceReadingModifier<Key: PreferenceKey, Attachment: View>: ElementModifier {
    let isOverlay: Bool
    let alignment: Alignment
    let transform: (Key.Value) -> Attachment

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> PreferenceReadingNode<Key, Attachment> {
        PreferenceReadingNode(self, child: child, inputs)
    }
}

package final class PreferenceReadingNode<Key: PreferenceKey, Attachment: View>:
    ModifierNode<_PreferenceReadingModifier<Key, Attachment>>
{
    private var slot: ContentSlot?
    private var value = Key.defaultValue

    override init(_ modifier: _PreferenceReadingModifier<Key, Attachment>, child: LayoutNode, _ inputs: _ViewInputs) {
        super.init(modifier, child: child, inputs)
        viewGraph.collectPreferences(at: self)
    }

    override package var collectedPreference: ObjectIdentifier? { ObjectIdentifier(Key.self) }

    override package func collectPreferences() {
        guard let content = parent else { return }
        value = Preferences.collectBelow(Key.self, wrapper: self, in: content) ?? Key.defaultValue
        refresh()
    }

    override package func modifierChanged(from old: _PreferenceReadingModifier<Key, Attachment>) { refresh() }

    override package func evaluate() { refresh() }

    @MainActor
    private func refresh() {
        let attachment = observing { modifier.transform(value) }
        if let slot {
            slot.update(to: attachment)
        } else {
            let made = ContentSlot(attachment, inputs, arrangement: .overlay(modifier.alignment))
            made.layoutParent = self
            slot = made
        }
        invalidateMeasure()
    }

    override package func placeChildren() {
        super.placeChildren()
        guard let slot else { return }
        let (x, y) = (modifier.alignment.horizontal, modifier.alignment.vertical)
        let proposal = ProposedViewSize(size)
        let mine = ViewDimensions(size: size, explicit: guides.isEmpty ? nil : self)
        let its = slot.dimensions(in: proposal)
        slot.place(at: CGPoint(x: mine[x] - its[x], y: mine[y] - its[y]), proposal: proposal)
    }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        if let slot, !modifier.isOverlay { body(slot) }
        body(child)
        if let slot, modifier.isOverlay { body(slot) }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let slot { body(slot) }
    }
}
