import Foundation
import Geometry
import LayoutEngine

extension View {
    /// Sets what the tab of the view shows: an image and a text, or a label.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: AnyView(label())))
    }
}

/// Makes the content of a tab only once the tab is chosen.
nonisolated struct TabItemModifier: ViewModifier {
    typealias Body = Never
    let label: AnyView

    @MainActor static func _makeModified<Content: View>(
        _ content: Content, _ modifier: Self, _ inputs: _ViewInputs
    ) -> _ViewOutputs {
        let node = TabContentNode(modifier.label, inputs)
        node.update(content, label: modifier.label)
        return _ViewOutputs(node: node)
    }

    @MainActor static func _updateModified<Content: View>(_ outputs: _ViewOutputs, _ content: Content, _ modifier: Self)
    {
        unsafeDowncast(outputs.node, to: TabContentNode.self).update(content, label: modifier.label)
    }
}

/// The name under which the content of a tab is noted.
enum TabContentNote {}

/// What is shown while a tab is chosen.
package final class TabContentNode: LayoutNode {
    private(set) var label: AnyView
    private var slot: ContentSlot?
    private var makeSlot: (@MainActor () -> ContentSlot)?
    /// The column that the content is, where the tab is one of those that the bar has no room for; nil elsewhere.
    private var column: SplitColumn?
    private(set) var isSelected = false
    /// Told of a new label.
    var labelChanged: (@MainActor () -> Void)?

    init(_ label: AnyView, _ inputs: _ViewInputs) {
        self.label = label
        super.init(inputs)
    }

    @MainActor
    func update<Content: View>(_ content: Content, label: AnyView) {
        self.label = label
        makeSlot = { [unowned self] in
            if let column {
                ContentSlot(Self.content(content, in: column), inputs)
            } else {
                ContentSlot(content, inputs)
            }
        }
        if let column { slot?.update(to: Self.content(content, in: column)) } else { slot?.update(to: content) }
        labelChanged?()
    }

    /// The content with a navigation bar that leads back to where the tab was chosen; a stack in it has its own.
    @MainActor
    private static func content<Content: View>(_ content: Content, in column: SplitColumn) -> some View {
        NavigationStack(controller: column.controller, root: content)
            .transformEnvironment(\.splitColumn) { $0 = column }
    }

    /// The tab may be chosen in what the container shows; without one it never is. It is the bar's or that of the
    /// container, as the window has room.
    @MainActor
    func join(_ container: (any SplitColumnContainer)?, isInUse: Bool) {
        join(container)
        guard let column, column.isUsed != isInUse else { return }
        column.isUsed = isInUse
        column.leadChanged()
        invalidateMeasure()
    }

    @MainActor
    private func join(_ container: (any SplitColumnContainer)?) {
        guard container !== column?.split || (container == nil) != (column == nil) else { return }
        column = container.map { container in
            let column = SplitColumn(1)
            column.split = container
            return column
        }
        guard let slot else { return }
        slot.detach()
        self.slot = nil
        if isSelected { makeContent() }
    }

    /// The tab was chosen, or another one.
    @MainActor
    func select(_ value: Bool) {
        guard value != isSelected else { return }
        isSelected = value
        if value { makeContent() } else { slot?.changeScreenVisibility(false) }
        Preferences.changed(ObjectIdentifier(NavigationOptionsKey.self), at: self)
    }

    @MainActor
    private func makeContent() {
        if let slot { return slot.changeScreenVisibility(true) }
        let made = makeSlot?()
        made?.layoutParent = self
        slot = made
        invalidateMeasure()
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize { slot?.sizeThatFits(proposal) ?? .zero }

    override package func placeChildren() {
        slot?.place(at: .zero, proposal: placedProposal ?? ProposedViewSize(size))
    }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        if let slot { body(slot) }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let slot { body(slot) }
    }

    /// Hidden tabs hand up nothing.
    override package func preference<Key: PreferenceKey>(
        _ key: Key.Type, from content: () -> Key.Value?
    ) -> Key.Value? {
        isSelected ? content() : nil
    }

    /// The node itself; and what is noted inside, where the content is there.
    override package func layoutValue(_ key: ObjectIdentifier) -> Any? {
        if key == ObjectIdentifier(TabContentNote.self) { return self }
        // A tag inside of the tab's item is known only once its view is made.
        if slot == nil {
            // Layout runs on the main thread.
            nonisolated(unsafe) let node = self
            MainActor.assumeIsolated { node.makeHidden() }
        }
        return column == nil ? slot?.layoutValue(key) : column?.controller.stack?.pages.first?.contentValue(key)
    }

    @MainActor
    private func makeHidden() {
        makeContent()
        if !isSelected { slot?.changeScreenVisibility(false) }
    }
}

extension LayoutNode {
    /// The content of a tab that the element is or wraps.
    var tabContent: TabContentNode? { layoutValue(ObjectIdentifier(TabContentNote.self)) as? TabContentNode }
}
