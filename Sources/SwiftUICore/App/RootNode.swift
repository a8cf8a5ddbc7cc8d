import Foundation
import Geometry

/// Puts the content of a window into its safe area, centred where it is smaller.
package final class RootNode<Content: View>: LayoutNode {
    private var content: ContentSlot!
    private let presentations: PresentationStack
    /// The views ask for a light or a dark window, or no longer do.
    package var onPreferredColorScheme: (@MainActor (ColorScheme?) -> Void)?

    @MainActor
    init(_ view: Content, _ inputs: _ViewInputs) {
        presentations = inputs.viewGraph.presentations
        super.init(inputs)
        content = ContentSlot(view, self.inputs)
        content.layoutParent = self
    }

    @MainActor
    package func update(to view: Content) { content.update(to: view) }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        // What is inside has to answer, so that a change of it is known to matter.
        _ = content.sizeThatFits(ProposedViewSize(safeRectangle.size))
        return proposal.replacingUnspecifiedDimensions(by: viewGraph.metrics.size)
    }

    /// The window without what covers its edges, in points.
    private var safeRectangle: CGRect {
        CGRect(origin: .zero, size: viewGraph.metrics.size).inset(by: viewGraph.metrics.safeArea)
    }

    override package var ownSafeArea: SafeArea? {
        SafeArea(region: CGRect(origin: .zero, size: viewGraph.metrics.size), insets: viewGraph.metrics.safeArea)
    }

    override package func placeChildren() {
        let area = safeRectangle
        content.place(
            at: CGPoint(x: area.midX, y: area.midY), anchor: .center, proposal: ProposedViewSize(area.size))
        for layer in presentations.layers {
            layer.layoutParent = self
            layer.place(at: .zero, proposal: ProposedViewSize(size))
        }
    }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        if let content { body(content) }
        for layer in presentations.layers { body(layer) }
    }

    /// Under something modal there is nothing to read.
    override package func forEachAccessibleChild(_ body: (LayoutNode) -> Void) {
        if let content, presentations.topModal == nil { body(content) }
        for layer in presentations.active where !layer.isLeaving { body(layer) }
    }

    // MARK: Preferences

    override package var collectedPreference: ObjectIdentifier? { ObjectIdentifier(PreferredColorSchemeKey.self) }

    override package func collectPreferences() {
        onPreferredColorScheme?(Preferences.collectChildren(PreferredColorSchemeKey.self, of: self) ?? nil)
    }

    // MARK: Drawing

    override package func paint(_ painter: inout Painter) {
        paintContent(&painter)
        viewGraph.dragSession?.paint(&painter)
    }

    /// Behind a sheet at its largest, the content is a card that has stepped back.
    @MainActor
    private func paintContent(_ painter: inout Painter) {
        let sheet = presentations.layers.lazy.compactMap { $0 as? SheetLayer }.first
        guard let content, let sheet, sheet.recession > 0 else { return paintChildren(&painter) }
        paintCard(content, &painter, amount: sheet.recession)
        for layer in presentations.layers { painter.paint(layer) }
    }

    @MainActor
    private func paintCard(_ content: LayoutNode, _ painter: inout Painter, amount: CGFloat) {
        let metrics = environment.values.profile.presentations
        let window = CGRect(origin: .zero, size: size)
        let scale = 1 - amount * 2 * metrics.recededMargin / max(1, size.width)
        let shift = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: size.width * (1 - scale) / 2,
            ty: amount * viewGraph.metrics.safeArea.top)
        painter.fill(window, .color(.black))
        painter.transformed(by: shift) { painter in
            let card = Path(roundedRect: window, cornerRadius: amount * metrics.sheetCornerRadius)
            painter.clipped(to: card) { painter in
                painter.fill(window, .color(environment.values.windowBackground))
                painter.paint(content)
            }
        }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
    }
}

extension CGRect {
    package func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
