import Foundation
import Geometry
import LayoutEngine

/// Shows the elements of some content in a way that depends on how many they are and how they are tagged.
///
/// The content is made once; `layout` says where its elements go. An element that it leaves out is not shown.
package nonisolated struct ElementsReader<Content: View, Result: View>: PrimitiveView {
    let content: Content
    let layout: @MainActor ([ElementView]) -> Result

    package init(_ content: Content, @ViewBuilder layout: @escaping @MainActor ([ElementView]) -> Result) {
        self.content = content
        self.layout = layout
    }

    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> ElementsReaderNode<Content, Result> {
        ElementsReaderNode(self, inputs)
    }

    @MainActor
    package func updateNode(_ node: ElementsReaderNode<Content, Result>) { node.update(to: self) }
}

package final class ElementsReaderNode<Content: View, Result: View>: ViewNode {
    private var view: ElementsReader<Content, Result>
    private var content: ViewNode!
    private var result: ViewNode!
    private var known: [LayoutNode] = []

    @MainActor
    init(_ view: ElementsReader<Content, Result>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
        var contentInputs = self.inputs
        contentInputs.isLazy = false
        contentInputs.stackAxis = nil
        content = Content.makeNode(view.content, contentInputs)
        known = content.elements()
        result = Result.makeNode(makeResult(), self.inputs)
    }

    @MainActor
    private func makeResult() -> Result {
        observing { view.layout(known.map { ElementView(element: $0, container: content) }) }
    }

    @MainActor
    func update(to view: ElementsReader<Content, Result>) {
        self.view = view
        Content.updateNode(content, to: view.content)
        refresh()
    }

    override package func evaluate() {
        Transaction.perform(pendingTransaction) { refresh() }
        pendingTransaction = nil
    }

    @MainActor
    private func refresh() { Result.updateNode(result, to: makeResult()) }

    /// Either the content has other elements now, or the result has.
    override package func elementsChanged() {
        guard result != nil else { return }
        let elements = content.elements()
        if !elements.elementsEqual(known, by: ===) {
            known = elements
            refresh()
        }
        super.elementsChanged()
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
        if let result { body(result) }
    }

    override package func appendElements(to elements: inout [LayoutNode]) { result.appendElements(to: &elements) }
    override package var rowCount: Int { result.rowCount }
    override package func row(at index: Int) -> LayoutNode { result.row(at: index) }
    override package func releaseRows(outside range: Range<Int>) { result.releaseRows(outside: range) }
    override package func rowIndex(of id: AnyHashable) -> Int? { result.rowIndex(of: id) }
    override package func appendRows(to rows: inout SectionedRows) { result.appendRows(to: &rows) }
}

/// Stands for one element of the content that an `ElementsReader` reads; shown in one place at a time.
package nonisolated struct ElementView: PrimitiveView, Identifiable {
    let element: LayoutNode
    /// Holds all elements.
    let container: ViewNode

    package var id: ObjectIdentifier { ObjectIdentifier(element) }

    /// The element's tag, or else the identity that a `ForEach` gives it, if it is of the type.
    @MainActor
    package func tag<Value>(as type: Value.Type) -> Value? { element.tag(as: type) }

    /// What the element hands to the container around it.
    @MainActor
    package func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        // What is set outermost stands at the root of the content.
        element.trait(key, below: container.parent)
    }

    /// What the element alone sets of a preference, without the elements beside it.
    @MainActor
    package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        var value = Preferences.collect(key, from: element)
        var node = element.parent
        while let current = node {
            value = current.preference(key) { value }
            node = current === container ? nil : current.parent
        }
        return value
    }

    package var isDivider: Bool { element.traitCarrier is DividerNode }

    /// The section that the element is in, the outermost of several; nil for none.
    @MainActor
    package var section: SectionNode? {
        var found: SectionNode?
        var node: ViewNode? = element.parent
        while let current = node {
            if let section = current as? SectionNode { found = section }
            if current === container { break }
            node = current.parent
        }
        return found
    }

    /// It is the header of its section.
    @MainActor
    package var isSectionHeader: Bool { section?.header.elements().contains { $0 === element } ?? false }

    /// It is the footer of its section.
    @MainActor
    package var isSectionFooter: Bool { section?.footer.elements().contains { $0 === element } ?? false }

    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> ElementHostNode { ElementHostNode(element, inputs) }

    @MainActor
    package func updateNode(_ node: ElementHostNode) { node.show(element) }
}

// A handle that only the main actor opens.
extension ElementView: @unchecked Sendable {}

/// The place of an element that belongs to another part of the tree.
package final class ElementHostNode: LayoutNode {
    private var element: LayoutNode

    init(_ element: LayoutNode, _ inputs: _ViewInputs) {
        self.element = element
        super.init(inputs)
        element.layoutParent = self
    }

    @MainActor
    func show(_ element: LayoutNode) {
        if element === self.element, element.layoutParent === self { return }
        viewGraph.willRedraw(self)
        letGo()
        self.element = element
        element.layoutParent = self
        forgetDrawingBounds()
        invalidateMeasure()
        invalidateDisplay()
    }

    /// Another place may show the element by now.
    private func letGo() {
        if element.layoutParent === self { element.layoutParent = nil }
    }

    private var shown: LayoutNode? { element.layoutParent === self && element.isAttached ? element : nil }

    override package func willDetach() {
        super.willDetach()
        letGo()
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize { shown?.sizeThatFits(proposal) ?? .zero }

    override package func placeChildren() {
        shown?.place(at: .zero, proposal: placedProposal ?? ProposedViewSize(size))
    }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        if let shown { body(shown) }
    }

    override package var spacing: ItemSpacing { shown?.spacing ?? .plain }
    override package var layoutPriority: Double { shown?.layoutPriority ?? 0 }
    override package var explicitGuides: ExplicitGuides { shown?.guides ?? [] }
    override package func layoutValue(_ key: ObjectIdentifier) -> Any? { shown?.layoutValue(key) }

    override package func explicitAlignment(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard let shown else { return nil }
        return shown.explicitValue(of: key, size: shown.sizeThatFits(proposal))
    }
}
