import Foundation

/// Builds the outline of a stroked line.
///
/// The outline runs along one side of the line and back along the other. Every piece of it encloses its part of the line
/// in the same direction, at inner corners by way of the corner itself, so that the winding rule fills all of them.
struct PathStroker {
    private let half: CGFloat
    private let cap: CGLineCap
    private let join: CGLineJoin
    private let miterLimit: CGFloat
    private(set) var elements: [Path.Element] = []
    private var offsetter: CurveOffsetter

    init(_ style: StrokeStyle) {
        half = style.lineWidth / 2
        cap = style.lineCap
        join = style.lineJoin
        miterLimit = style.miterLimit
        offsetter = CurveOffsetter(offset: half)
    }

    mutating func add(_ subpath: Subpath) {
        if subpath.segments.isEmpty {
            addDot(at: subpath.start)
        } else if subpath.isClosed {
            addLoop(along: subpath)
            addLoop(along: subpath.reversed)
        } else {
            addOpen(subpath)
        }
    }

    /// A line without length shows its caps only.
    private mutating func addDot(at center: CGPoint) {
        let frame = CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)
        switch cap {
        case .butt: break
        case .round: Path.forEachElement(ofEllipseIn: frame) { elements.append($0) }
        case .square: Path.forEachElement(ofRect: frame) { elements.append($0) }
        }
    }

    private mutating func addLoop(along subpath: Subpath) {
        moveToSide(of: subpath.segments[0])
        addSide(along: subpath.segments)
        addJoin(from: subpath.segments[subpath.segments.count - 1], to: subpath.segments[0])
        elements.append(.closeSubpath)
    }

    private mutating func addOpen(_ subpath: Subpath) {
        let back = subpath.reversed
        moveToSide(of: subpath.segments[0])
        addSide(along: subpath.segments)
        addCap(after: subpath.segments[subpath.segments.count - 1])
        addSide(along: back.segments)
        addCap(after: back.segments[back.segments.count - 1])
        elements.append(.closeSubpath)
    }

    private func side(_ segment: PathSegment, at t: CGFloat) -> CGPoint {
        segment.point(at: t) + segment.tangent(at: t).perpendicular * half
    }

    private mutating func moveToSide(of segment: PathSegment) { elements.append(.move(to: side(segment, at: 0))) }

    private mutating func addSide(along segments: [PathSegment]) {
        for (index, segment) in segments.enumerated() {
            if index > 0 { addJoin(from: segments[index - 1], to: segment) }
            offsetter.add(segment, to: &elements)
        }
    }

    // MARK: Joins

    private mutating func addJoin(from first: PathSegment, to second: PathSegment) {
        let pivot = second.start
        let (incoming, outgoing) = (first.tangent(at: 1), second.tangent(at: 0))
        let (turn, alignment) = (incoming.cross(outgoing), incoming.dot(outgoing))
        let target = pivot + outgoing.perpendicular * half
        // No corner to speak of.
        if abs(turn) < 1e-6, alignment > 0 { return addLine(to: target) }
        if turn > 0 {
            // The inner side of the corner.
            addLine(to: pivot)
            return addLine(to: target)
        }
        switch join {
        case .bevel: break
        case .round: addArc(around: pivot, from: incoming.perpendicular, to: outgoing.perpendicular)
        case .miter: addMiter(pivot, incoming.perpendicular, outgoing.perpendicular, alignment)
        }
        addLine(to: target)
    }

    private mutating func addMiter(_ pivot: CGPoint, _ first: CGVector, _ second: CGVector, _ alignment: CGFloat) {
        // The miter's length in line widths is 1 / cos of half the turn.
        let cosine = max(0, (1 + alignment) / 2).squareRoot()
        guard cosine > 1e-6, 1 / cosine <= miterLimit else { return }
        addLine(to: pivot + (first + second) * (half / (1 + alignment)))
    }

    // MARK: Caps

    private mutating func addCap(after segment: PathSegment) {
        let end = segment.end
        let direction = segment.tangent(at: 1)
        let side = direction.perpendicular
        switch cap {
        case .butt: break
        case .square:
            addLine(to: end + side * half + direction * half)
            addLine(to: end - side * half + direction * half)
        case .round:
            addArc(around: end, from: side, to: direction)
            addArc(around: end, from: direction, to: -side)
        }
        addLine(to: end - side * half)
    }

    /// An arc around a point, counterclockwise on screen, between two directions.
    private mutating func addArc(around center: CGPoint, from first: CGVector, to second: CGVector) {
        var turn = second.angle - first.angle
        while turn > 0 { turn -= 2 * .pi }
        while turn < -2 * .pi { turn += 2 * .pi }
        let count = max(1, (abs(turn) / (.pi / 2) - 1e-9).rounded(.up))
        let step = turn / count
        let reach = half * CGFloat(4.0 / 3 * tan(step / 4))
        for index in 0..<Int(count) {
            let angle = first.angle + step * Double(index)
            let start = CGVector(dx: cos(angle), dy: sin(angle))
            let end = CGVector(dx: cos(angle + step), dy: sin(angle + step))
            elements.append(
                .curve(
                    to: center + end * half, control1: center + start * half + start.perpendicular * reach,
                    control2: center + end * half - end.perpendicular * reach))
        }
    }

    private mutating func addLine(to point: CGPoint) {
        if let last = elements.last?.end, last.distance(to: point) < 1e-9 { return }
        elements.append(.line(to: point))
    }
}

extension Path.Element {
    /// The point to which the element leads; nil for closing.
    var end: CGPoint? {
        switch self {
        case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
        case .closeSubpath: nil
        }
    }
}
