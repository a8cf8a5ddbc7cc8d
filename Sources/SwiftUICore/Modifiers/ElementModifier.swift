import Foundation
import Geometry
import Graph

/// A modifier that wraps each element of its content in a layout node of its own.
package protocol ElementModifier: ViewModifier where Body == Never {
    associatedtype Element: ModifierNode<Self>
    /// Makes the node around one element.
    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> Element
}

/// The node of a modifier around one element.
///
/// The modifier's new value arrives in `modifier`; a subclass says in `modifierChanged` what that means: by default
/// that everything has to be measured and drawn anew.
package class ModifierNode<Modifier>: WrapperNode {
    /// The value that is shown: the last one, or one on the way there.
    package private(set) final var modifier: Modifier
    private final var animation = AnimationSlot<Modifier>()

    package init(_ modifier: Modifier, child: LayoutNode, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(child: child, inputs)
    }

    /// The last value, which may still be on its way.
    fileprivate final var latestModifier: Modifier { animation.target ?? modifier }

    @MainActor
    package final func update(to newModifier: Modifier) {
        // At rest, which is nearly always, nothing is asked of the animation: that is slow for a type known at run time.
        guard animation.isEmpty else { return animate(to: newModifier) }
        if ValueComparison.areEqual(modifier, newModifier) { return }
        if animatedTransaction == nil { show(newModifier) } else { animate(to: newModifier) }
    }

    @MainActor @inline(never)
    private final func animate(to newModifier: Modifier) {
        if ValueComparison.areEqual(latestModifier, newModifier) { return }
        let transaction = animatedTransaction
        show(
            animation.present(newModifier, from: modifier, at: self, transaction) { [unowned self] value, isLast in
                if isLast { animation.stop() }
                show(value)
            })
    }

    @MainActor
    private final func show(_ newModifier: Modifier) {
        let old = modifier
        guard affectsDrawing else {
            modifier = newModifier
            return modifierChanged(from: old)
        }
        viewGraph.willRedraw(self)
        modifier = newModifier
        modifierChanged(from: old)
        invalidateDisplay()
    }

    override final var outlivesChild: Bool { true }

    @MainActor
    package func modifierChanged(from old: Modifier) { invalidateMeasure() }

    /// Whether a new value of the modifier makes something look different; not so for actions and descriptions.
    package var affectsDrawing: Bool { true }
}

extension ElementModifier {
    public static func _makeModified<Content: View>(
        _ content: Content, _ modifier: Self, _ inputs: _ViewInputs
    ) -> _ViewOutputs {
        _ViewOutputs(node: ElementsNode<Content, Self>(content, modifier, inputs))
    }

    public static func _updateModified<Content: View>(_ outputs: _ViewOutputs, _ content: Content, _ modifier: Self) {
        unsafeDowncast(outputs.node, to: ElementsNode<Content, Self>.self).update(content, modifier)
    }
}

/// Holds a wrapper for each element of the content; nearly always that is one.
package final class ElementsNode<Content: View, Modifier: ElementModifier>: ViewNode {
    /// Only while there is no wrapper, which has it else.
    private var spareModifier: SpareModifier?
    /// The new value, in the middle of an update.
    private var newModifier: UnsafePointer<Modifier>?
    private var content: ViewNode!
    /// All are the modifier's own kind of node; a list of one class for all modifiers is quicker to walk.
    private var wrappers = FewNodes<WrapperNode>()
    /// Those whose element is on its way out.
    private var departing: [WrapperNode] = []

    @MainActor
    init(_ content: Content, _ modifier: Modifier, _ inputs: _ViewInputs) {
        super.init(inputs)
        var inputs = self.inputs
        // Each element has a wrapper, so that all have to be there.
        inputs.isLazy = false
        self.content = Content.makeNode(content, inputs)
        wrap(with: modifier)
    }

    private final class SpareModifier {
        let modifier: Modifier

        init(_ modifier: Modifier) { self.modifier = modifier }
    }

    private var modifier: Modifier {
        if let newModifier { return newModifier.pointee }
        if let spareModifier { return spareModifier.modifier }
        return unsafeDowncast(wrappers[0], to: Modifier.Element.self).latestModifier
    }

    @MainActor
    func update(_ content: Content, _ modifier: Modifier) {
        if spareModifier != nil { spareModifier = SpareModifier(modifier) }
        withUnsafePointer(to: modifier) { pointer in
            let outer = newModifier
            newModifier = pointer
            Content.updateNode(self.content, to: content)
            newModifier = outer
        }
        for wrapper in wrappers { unsafeDowncast(wrapper, to: Modifier.Element.self).update(to: modifier) }
    }

    /// Makes wrappers for new elements and lets go of those whose element is gone.
    @MainActor
    private func wrap(with modifier: Modifier) {
        viewGraph.withElements(of: content) { elements in
            if elements.isEmpty, wrappers.isEmpty { return spareModifier = SpareModifier(modifier) }
            if elements.count == wrappers.count, zip(elements, wrappers).allSatisfy({ $0 === $1.child }) { return }
            let inputs = self.inputs
            if wrappers.isEmpty, departing.isEmpty {
                for element in elements { wrappers.append(modifier.makeElement(element, inputs)) }
            } else {
                reuseWrappers(for: elements, modifier, inputs)
            }
            spareModifier = wrappers.isEmpty ? SpareModifier(modifier) : nil
        }
    }

    @MainActor
    private func reuseWrappers(for elements: [LayoutNode], _ modifier: Modifier, _ inputs: _ViewInputs) {
        var known: [ObjectIdentifier: WrapperNode] = [:]
        for wrapper in departing + wrappers where wrapper.isAttached {
            known[ObjectIdentifier(wrapper.child)] = wrapper
        }
        wrappers = FewNodes(
            elements.map { element in
                known.removeValue(forKey: ObjectIdentifier(element)) ?? modifier.makeElement(element, inputs)
            })
        departing = known.values.filter(\.isDeparting)
        for wrapper in known.values where !wrapper.isDeparting { wrapper.detach() }
    }

    override package func willDetach() {
        for wrapper in departing { wrapper.detach() }
    }

    @MainActor
    override package func elementsChanged() {
        wrap(with: modifier)
        super.elementsChanged()
    }

    override package func appendElements(to elements: inout [LayoutNode]) {
        for wrapper in wrappers { elements.append(wrapper.presented) }
    }

    override package var collectedPreference: ObjectIdentifier? { wrappers.first?.collectedPreference }

    override package func collectPreferences() {
        for wrapper in wrappers { wrapper.collectPreferences() }
    }

    override package var rowCount: Int { wrappers.count }
    override package func row(at index: Int) -> LayoutNode { wrappers[index].presented }
    override package func releaseRows(outside range: Range<Int>) {}
    override package func appendRows(to rows: inout SectionedRows) { rows.addElements(of: content, wrappedBy: self) }

    /// The wrapper stands above the content, though both are children here.
    override package func preference<Key: PreferenceKey>(
        _ key: Key.Type, from visit: () -> Key.Value?
    ) -> Key.Value? {
        let below = Preferences.collect(key, from: content)
        guard let wrapper = wrappers.first, wrapper.containsPreferences else { return below }
        return wrapper.preference(key) {
            Preferences.combine(key, below, Preferences.collectChildren(key, of: wrapper))
        }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
        for wrapper in wrappers { body(wrapper) }
    }
}
