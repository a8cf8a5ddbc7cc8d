import Foundation
import Geometry

/// Finds the views that a canvas may draw.
package protocol CanvasSymbols: AnyObject {
    /// The view with a tag, at the size that it has by itself; nil where there is none.
    @MainActor
    func symbol<ID: Hashable>(_ id: ID) -> LayoutNode?
}

/// Lays out the views that a canvas may draw. It is no layout child: it is neither drawn nor met by input by itself.
package final class CanvasSymbolsNode<Symbols: View>: LayoutNode, CanvasSymbols {
    private var content: ViewNode!
    private var known: [LayoutNode]?
    /// One of the symbols looks different. Returns the canvas's rectangle.
    private let onChange: () -> CGRect

    @MainActor
    init(_ symbols: Symbols, _ inputs: _ViewInputs, onChange: @escaping () -> CGRect) {
        self.onChange = onChange
        super.init(inputs)
        var inputs = self.inputs
        inputs.stackAxis = nil
        content = Symbols.makeNode(symbols, inputs)
    }

    @MainActor
    func update(to symbols: Symbols) { Symbols.updateNode(content, to: symbols) }

    private var elements: [LayoutNode] {
        if let known { return known }
        let made = content.elements()
        for element in made { element.layoutParent = self }
        known = made
        return made
    }

    package func symbol<ID: Hashable>(_ id: ID) -> LayoutNode? {
        elements.first { $0.placedProposal != nil && $0.tag(as: ID.self) == id }
    }

    override package func elementsChanged() {
        known = nil
        invalidateMeasure()
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        // They have to answer, so that a change of one is known to matter.
        for element in elements { _ = element.sizeThatFits(.unspecified) }
        return .zero
    }

    override package func placeChildren() {
        for element in elements { element.place(at: .zero, proposal: .unspecified) }
    }

    /// What one of the symbols has damaged is the canvas, wherever it draws the symbol.
    override package func boundsAfterEffect(_ bounds: CGRect) -> CGRect { onChange() }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
    }

    override package func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] { [] }
}
