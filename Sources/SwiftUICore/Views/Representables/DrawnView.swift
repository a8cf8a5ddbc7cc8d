import Drawing
import Foundation
import Geometry

/// A picture that a closure draws, and draws anew for another revision, size or appearance only.
package nonisolated struct DrawnView: PrimitiveView {
    package typealias Draw = @MainActor (CGSize, EnvironmentValues) -> [DrawCommand]

    let revision: Int
    let draw: Draw

    /// - Parameter draw: makes the commands, in the coordinates of the view; what is outside of it is not seen.
    package nonisolated init(revision: Int, draw: @escaping Draw) {
        self.revision = revision
        self.draw = draw
    }

    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> DrawnNode { DrawnNode(self, inputs) }

    @MainActor
    package func updateNode(_ node: DrawnNode) { node.update(to: self) }
}

package final class DrawnNode: LayoutNode {
    private var view: DrawnView
    private var drawing: (commands: [DrawCommand], size: CGSize)?

    @MainActor
    init(_ view: DrawnView, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
        environment.read(for: self) { _ = ($0.colorScheme, $0.colorSchemeContrast, $0.displayScale) }
    }

    @MainActor
    func update(to view: DrawnView) {
        let isChanged = view.revision != self.view.revision
        self.view = view
        if isChanged { redraw() }
    }

    override package func environmentChanged() { redraw() }

    private func redraw() {
        drawing = nil
        viewGraph.willRedraw(self)
        invalidateDisplay()
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize.zero)
    }

    override package var drawsContent: Bool { true }

    override package func paint(_ painter: inout Painter) {
        let commands = drawn()
        guard !commands.isEmpty else { return }
        painter.clipped(to: Path(CGRect(origin: CGPoint.zero, size: size))) { $0.draw(commands) }
    }

    @MainActor
    private func drawn() -> [DrawCommand] {
        if let drawing, drawing.size == size { return drawing.commands }
        let commands = view.draw(size, environment.values)
        drawing = (commands, size)
        return commands
    }
}
