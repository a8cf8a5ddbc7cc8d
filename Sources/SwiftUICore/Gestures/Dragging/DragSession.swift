import AppleFoundation
import CoreTransferable
import Drawing
import Foundation
import Geometry

/// What is dragged across a window, from when it is lifted until it is dropped.
@MainActor
package final class DragSession {
    package let providers: [NSItemProvider]
    /// The value that is dragged, for those in the app that take values of its type.
    package let payload: Any?
    /// In the window's coordinates.
    package private(set) var location: CGPoint
    /// What dropping it where it is would do.
    package var proposal: DropProposal?
    private unowned let viewGraph: ViewGraph
    private let picture: DragPicture
    private var target: (any DropTarget)?
    private var motion: SpringMotion?
    private let start: CGPoint

    /// Seconds that what nobody took needs to go back (from memory).
    private static let returnResponse = 0.3

    /// - Parameter location: where the pointer has lifted it.
    init(
        _ providers: [NSItemProvider], payload: Any?, picture: DragPicture, at location: CGPoint,
        in viewGraph: ViewGraph
    ) {
        self.providers = providers
        self.payload = payload
        self.picture = picture
        self.location = location
        self.viewGraph = viewGraph
        start = location
        viewGraph.dragSession?.end()
        viewGraph.dragSession = self
        addDamage()
    }

    // MARK: Moving

    func move(to location: CGPoint) {
        addDamage()
        self.location = location
        addDamage()
        let found = dropTarget
        if found !== target {
            target?.exited(self)
            proposal = nil
            target = found
            found?.entered(self)
        }
        found?.updated(self)
    }

    /// Lets go of it where it is.
    func drop() {
        let target = target
        self.target = nil
        guard let target, target.perform(self) else { return goBack() }
        end()
    }

    func cancel() {
        target?.exited(self)
        target = nil
        goBack()
    }

    private func goBack() {
        let from = location
        let motion = SpringMotion(0, response: Self.returnResponse, precision: 0.005, in: viewGraph) {
            [weak self] part in
            guard let self else { return }
            addDamage()
            location = CGPoint(x: from.x + (start.x - from.x) * part, y: from.y + (start.y - from.y) * part)
            addDamage()
        }
        self.motion = motion
        motion.move(to: 1) { [weak self] in self?.end() }
    }

    private func end() {
        motion?.cancel()
        addDamage()
        if viewGraph.dragSession === self { viewGraph.dragSession = nil }
    }

    // MARK: Where it is dropped

    /// The innermost view under the pointer that takes it.
    private var dropTarget: (any DropTarget)? {
        let path = viewGraph.root.hitPath(at: location)
        if let met = path.lazy.compactMap({ $0 as? any DropTarget }).first(where: { $0.accepts(self) }) { return met }
        guard viewGraph.presentations.topModal == nil else { return nil }
        // Where nothing is met, the frame of a view counts.
        return viewGraph.dropTargets.live.filter { $0.holds(location) && $0.accepts(self) }.max { $0.depth < $1.depth }
    }

    // MARK: Drawing

    private var frame: CGRect { picture.frame(at: location) }

    private func addDamage() {
        viewGraph.damage.add(frame.insetBy(dx: -1, dy: -1), in: viewGraph.metrics.size)
        viewGraph.requestFrame?()
    }

    func paint(_ painter: inout Painter) { picture.paint(&painter, at: location) }
}

/// How something that is dragged looks.
struct DragPicture {
    let commands: [DrawCommand]
    /// Where it draws, in its own coordinates.
    let bounds: CGRect
    /// The point that lies under the pointer, in its own coordinates.
    let grip: CGPoint

    private static let opacity = 0.8

    func frame(at location: CGPoint) -> CGRect {
        bounds.offsetBy(dx: location.x - grip.x, dy: location.y - grip.y)
    }

    @MainActor
    func paint(_ painter: inout Painter, at location: CGPoint) {
        let shift = CGAffineTransform(translationX: location.x - grip.x, y: location.y - grip.y)
        painter.transformed(by: shift) { painter in
            painter.layer(.opacity(Self.opacity), bounds: bounds) { $0.draw(commands) }
        }
    }
}
