import Drawing
import Foundation
import Geometry

/// What is dropped on a row goes before or after its element.
extension ListRowNode: DropTarget {
    package func accepts(_ session: DragSession) -> Bool {
        isEnabled && traits.insertion?.action.accepts(session) == true
    }

    package func entered(_ session: DragSession) {}

    package func updated(_ session: DragSession) {
        showGap(localPoint(session.location).y < size.height / 2 ? .top : .bottom)
    }

    package func exited(_ session: DragSession) { showGap(nil) }

    package func perform(_ session: DragSession) -> Bool {
        guard let insertion = traits.insertion, let edge = gap else { return false }
        showGap(nil)
        insertion.action.perform(session, edge == .top ? insertion.index : insertion.index + 1)
        return true
    }

    private func showGap(_ edge: VerticalEdge?) {
        guard edge != gap else { return }
        viewGraph.willRedraw(self)
        gap = edge
        invalidateDisplay()
    }

    /// A line where what is dropped will be.
    @MainActor
    func paintGap(_ painter: inout Painter) {
        guard let gap else { return }
        let thickness: CGFloat = 2
        let y = gap == .top ? cell.minY : cell.maxY - thickness
        let line = CGRect(x: cell.minX, y: y, width: cell.width, height: thickness)
        painter.paint(with: TintShapeStyle().resolved(for: self), in: line, covering: line) { $0.fill(line, $1) }
    }
}
