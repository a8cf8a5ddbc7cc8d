import Foundation
import Geometry

/// Moves a node from where it was to where its parent has put it.
final class Glide: Animator {
    private unowned(unsafe) let layoutNode: LayoutNode
    private var animation: AttributeAnimation<PlaceVector>

    fileprivate init(_ node: LayoutNode, from place: CGRect) {
        layoutNode = node
        animation = AttributeAnimation(at: PlaceVector(place))
        super.init(node)
    }

    /// Where the node will be.
    var target: CGRect { animation.target.rectangle }

    func move(to place: CGRect, _ transaction: Transaction) -> Bool {
        animation.move(
            to: PlaceVector(place), transaction, at: layoutNode.viewGraph.time, in: layoutNode.environment.values)
    }

    /// Stands at the origin, and only grows or shrinks from now on.
    func stopMoving() {
        animation.adjust {
            $0.values.x = 0
            $0.values.y = 0
        }
    }

    /// Takes over a change that is not to be seen as a movement.
    func place(at time: Double) -> CGRect { animation.value(at: time).rectangle }

    override func step(to time: Double) -> Bool {
        let place = place(at: time)
        layoutNode.show(at: place)
        if !animation.isRunning { layoutNode.glide = nil }
        return animation.isRunning
    }
}

/// An origin and a size.
private struct PlaceVector: VectorArithmetic {
    var values: SIMD4<Double>

    init(_ values: SIMD4<Double>) { self.values = values }

    init(_ rectangle: CGRect) {
        values = SIMD4(
            Double(rectangle.origin.x), Double(rectangle.origin.y), Double(rectangle.size.width),
            Double(rectangle.size.height))
    }

    var rectangle: CGRect { CGRect(x: values.x, y: values.y, width: values.z, height: values.w) }

    static var zero: PlaceVector { PlaceVector(SIMD4.zero) }
    static func + (left: Self, right: Self) -> Self { PlaceVector(left.values + right.values) }
    static func - (left: Self, right: Self) -> Self { PlaceVector(left.values - right.values) }
    mutating func scale(by rhs: Double) { values *= rhs }
    var magnitudeSquared: Double { (values * values).sum() }
}

extension LayoutNode {
    /// Where the parent has put the node.
    package final var layoutOrigin: CGPoint { glide?.target.origin ?? origin }
    /// The size that the node has in layout.
    package final var layoutSize: CGSize { glide?.target.size ?? size }

    final func takeGlide() -> Glide? {
        guard let running = glide else { return nil }
        glide = nil
        return running
    }

    /// The node stands where it belongs; if that is animated, it appears where it was and starts from there.
    final func glide(from shown: CGRect, _ running: Glide?) {
        let place = CGRect(origin: origin, size: size)
        var start = shown
        if !presentsSize { start.size = size }
        guard start != place || running != nil, let transaction = glideTransaction else {
            running?.isCancelled = true
            return
        }
        let glide = running ?? Glide(self, from: start)
        guard glide.move(to: place, transaction) else {
            running?.isCancelled = true
            return
        }
        if running == nil { viewGraph.animations.add(glide, in: viewGraph) }
        resume(glide, at: start)
    }

    final func resume(_ glide: Glide, at shown: CGRect) {
        self.glide = glide
        origin = shown.origin
        size = presentsSize ? shown.size : size
    }

    /// Stands at the origin of its parent's coordinates, and only grows or shrinks on.
    final func stopMoving() {
        guard let glide else { return }
        glide.stopMoving()
        origin = .zero
    }

    private var glideTransaction: Transaction? {
        guard viewGraph.motion.mayGlide, layoutParent?.placesChildrenAtOnce != true else { return nil }
        return placeTransaction
    }

    /// Appears where it will be, though what holds it is still on its way there.
    final func appearInPlace() {
        let (shown, settled) = placeTransforms
        guard shown != settled, shown.isInvertible else { return }
        let start = origin.applying(settled).applying(shown.inverted())
        viewGraph.damaging(self) { glide(from: CGRect(origin: start, size: size), takeGlide()) }
    }

    /// Stays at a point of the window, whatever becomes of what held it.
    final func stay(at point: CGPoint) {
        let (shown, settled) = placeTransforms
        guard shown.isInvertible, settled.isInvertible else { return }
        let start = point.applying(shown.inverted())
        viewGraph.damaging(self) {
            let running = takeGlide()
            origin = point.applying(settled.inverted())
            glide(from: CGRect(origin: start, size: size), running)
            forgetDrawingBounds()
        }
    }

    /// From the coordinates that the node lies in to those of the window: as they appear, and as they will be.
    private var placeTransforms: (shown: CGAffineTransform, settled: CGAffineTransform) {
        let shown = CGAffineTransform(translationX: -origin.x, y: -origin.y)
        let settled = CGAffineTransform(translationX: -layoutOrigin.x, y: -layoutOrigin.y)
        return (shown.concatenating(windowTransform), settled.concatenating(finalWindowTransform))
    }

    /// Appears somewhere on its way.
    fileprivate final func show(at place: CGRect) {
        viewGraph.damaging(self) {
            origin = place.origin
            if presentsSize { size = place.size }
            forgetDrawingBounds()
        }
    }

    /// Runs `body` as if the node had arrived.
    final func inLayoutPlace(_ body: () -> Void) {
        guard let glide else { return body() }
        let shown = CGRect(origin: origin, size: size)
        (origin, size) = (glide.target.origin, glide.target.size)
        body()
        (origin, size) = (shown.origin, shown.size)
    }
}
