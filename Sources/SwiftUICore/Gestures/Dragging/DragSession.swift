import AppleFoundation
import CoreTransferable
import Foundation
import Geometry
import Platform

/// What is dragged across a window, from when it is lifted or comes in until it is dropped or gone.
@MainActor
package final class DragSession {
    package private(set) var providers: [NSItemProvider]
    /// The value that is dragged, for those in the app that take values of its type.
    package let payload: Any?
    /// In the window's coordinates.
    package private(set) var location: CGPoint
    /// What dropping it where it is would do.
    package var proposal: DropProposal?
    /// It has left the window, or comes from outside: the host shows it and says where it is.
    package private(set) var isCarriedByHost: Bool
    private unowned let viewGraph: ViewGraph
    /// Nil where the host shows one.
    private let picture: DragPicture?
    /// The view that the picture shows, which is there as long as the picture.
    private let preview: ContentSlot?
    /// The preview has appeared: only then do views learn that something is over them.
    private var hasAppeared: Bool
    private var target: (any DropTarget)?
    private var motion: SpringMotion?
    private let start: CGPoint

    /// Seconds that what nobody took needs to go back (from memory).
    private static let returnResponse = 0.3

    /// - Parameters:
    ///   - picture: nil for what comes from outside.
    ///   - preview: the view that the picture shows, where that is none of the window.
    ///   - location: where the pointer has lifted it, or comes in with it.
    init(
        _ providers: [NSItemProvider], payload: Any?, picture: DragPicture?, preview: ContentSlot? = nil,
        at location: CGPoint, in viewGraph: ViewGraph
    ) {
        self.providers = providers
        self.payload = payload
        self.picture = picture
        self.preview = preview
        hasAppeared = preview == nil
        self.location = location
        self.viewGraph = viewGraph
        start = location
        isCarriedByHost = picture == nil
        viewGraph.dragSession?.end()
        viewGraph.dragSession = self
        addDamage()
        guard preview != nil else { return }
        viewGraph.performAfterFrame { [weak self] in MainActor.assumeIsolated { self?.previewAppeared() } }
    }

    private func previewAppeared() {
        hasAppeared = true
        guard viewGraph.dragSession === self, motion == nil else { return }
        updateTarget()
    }

    // MARK: In the window

    func move(to location: CGPoint) {
        guard !isCarriedByHost else { return }
        if let picture, !isInside(location), leave(with: picture) { return }
        addDamage()
        self.location = location
        addDamage()
        updateTarget()
    }

    /// Lets go of it where it is.
    func drop() {
        guard !isCarriedByHost else { return }
        // What covered the place, as a menu that has closed, may have gone since it came there.
        hasAppeared = true
        if target == nil { updateTarget() }
        if performDrop() { end() } else { goBack() }
    }

    func cancel() {
        guard !isCarriedByHost else { return }
        leaveTarget()
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
        preview?.detach()
        if viewGraph.dragSession === self { viewGraph.dragSession = nil }
    }

    // MARK: Out of the window, and into it from outside

    private func isInside(_ point: CGPoint) -> Bool {
        CGRect(origin: .zero, size: viewGraph.metrics.size).contains(point)
    }

    /// Hands it over to the host.
    /// - Returns: false where there is nothing around the window.
    private func leave(with picture: DragPicture) -> Bool {
        let data = DraggedData(providers)
        let drag = OutgoingDrag(
            mimeTypes: data.mimeTypes, load: data.load, source: self,
            picture: picture.outside(scale: viewGraph.metrics.scale)
        ) { [weak self] _ in
            self?.leaveTarget()
            self?.end()
        }
        guard viewGraph.beginOutgoingDrag?(drag) == true else { return false }
        addDamage()
        isCarriedByHost = true
        leaveTarget()
        return true
    }

    /// The host has moved it.
    /// - Returns: whether it would be taken there.
    func carry(to location: CGPoint) -> Bool {
        self.location = location
        updateTarget()
        return target != nil && proposal?.isRefusal != true
    }

    /// The host has let go of it.
    /// - Parameter providers: those that have the data; nil where it has been there all the time.
    /// - Returns: whether it was taken.
    func carriedDrop(_ providers: [NSItemProvider]?) -> Bool {
        if let providers { self.providers = providers }
        return performDrop()
    }

    /// The host has taken it out of the window.
    func carryAway() { leaveTarget() }

    // MARK: Where it is dropped

    private func updateTarget() {
        guard hasAppeared else { return }
        let found = dropTarget
        if found !== target {
            leaveTarget()
            target = found
            found?.entered(self)
        }
        found?.updated(self)
    }

    private func leaveTarget() {
        target?.exited(self)
        target = nil
        proposal = nil
    }

    private func performDrop() -> Bool {
        defer { target = nil }
        guard let target, target.isAttached else { return false }
        return target.perform(self)
    }

    /// The innermost view under the pointer that takes it.
    private var dropTarget: (any DropTarget)? {
        let path = viewGraph.root.hitPath(at: location)
        if let met = path.lazy.compactMap({ $0 as? any DropTarget }).first(where: { $0.accepts(self) }) { return met }
        guard viewGraph.presentations.topModal == nil else { return nil }
        // Where nothing is met, the frame of a view counts.
        return viewGraph.dropTargets.live.filter { $0.holds(location) && $0.accepts(self) }.max { $0.depth < $1.depth }
    }

    // MARK: Drawing

    private func addDamage() {
        guard let picture, !isCarriedByHost else { return }
        let frame = picture.frame(at: location)
        viewGraph.damage.add(frame.insetBy(dx: -1, dy: -1), in: viewGraph.metrics.size)
        viewGraph.requestFrame?()
    }

    func paint(_ painter: inout Painter) {
        guard !isCarriedByHost else { return }
        picture?.paint(&painter, at: location)
    }
}
