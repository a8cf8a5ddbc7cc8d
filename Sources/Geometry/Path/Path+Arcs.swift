import Foundation

extension Path {
    /// Adds a circular arc, preceded by a line from the current point to its start.
    ///
    /// - Parameter clockwise: the direction where y points up; on screen, where y points down, it is the other one.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let difference = endAngle.radians - startAngle.radians
        let delta = Self.sweep(difference, decreasing: clockwise)
        addArc(center: center, radius: radius, start: startAngle.radians, delta: delta, transform: transform)
        // Angles a full turn apart make a circle, which is closed; any others make an open arc.
        if abs(difference - 2 * .pi) < 1e-9 { closeSubpath() }
    }

    /// Adds a circular arc that turns by `delta`, positive clockwise on screen, preceded by a line to its start.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        addArc(center: center, radius: radius, start: startAngle.radians, delta: delta.radians, transform: transform)
    }

    /// Adds an arc that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
    ///
    /// Where the three points lie on one line or the radius is 0, it is the line to `tangent1End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corner = tangent1End.applying(transform)
        guard let current = currentPoint else { return move(to: corner) }
        let start = current.applying(transform.inverted())
        let incoming = CGVector(from: tangent1End, to: start).normalized
        let outgoing = CGVector(from: tangent1End, to: tangent2End).normalized
        let cosine = incoming.dot(outgoing)
        let turn = incoming.cross(outgoing)
        guard radius > 0, abs(turn) > 1e-9 else { return addLine(to: corner) }
        let distance = radius * (1 + cosine) / abs(turn)
        let first = tangent1End + incoming * distance
        // The centre lies a radius from the first touching point, at a right angle to the incoming line.
        let side = turn > 0 ? CGVector(dx: -incoming.dy, dy: incoming.dx) : CGVector(dx: incoming.dy, dy: -incoming.dx)
        let center = first + side * radius
        let last = tangent1End + outgoing * distance
        let (from, to) = (CGVector(from: center, to: first), CGVector(from: center, to: last))
        let delta = atan2(Double(from.cross(to)), Double(from.dot(to)))
        addArc(center: center, radius: radius, start: from.angle, delta: delta, transform: transform)
    }

    /// The signed turn that leads over a difference of angles in the wanted direction.
    private static func sweep(_ difference: Double, decreasing: Bool) -> Double {
        let fullTurn = 2 * Double.pi
        let amount = decreasing ? -difference : difference
        if !amount.isFinite || abs(amount) < 1e-9 { return 0 }
        let turn = amount > 0 ? amount : fullTurn - (-amount).truncatingRemainder(dividingBy: fullTurn)
        return decreasing ? -turn : turn
    }

    private mutating func addArc(
        center: CGPoint, radius: CGFloat, start: Double, delta: Double, transform: CGAffineTransform
    ) {
        guard radius.isFinite, start.isFinite, delta.isFinite else { return }
        let at = { (angle: Double) in
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let first = at(start).applying(transform)
        if isEmpty { move(to: first) } else if currentPoint != first { append(.line(to: first)) }
        var angle = start
        for step in Self.steps(delta) {
            let next = angle + step
            let reach = radius * CGFloat(4.0 / 3 * tan(step / 4))
            let control1 = at(angle) + CGVector(dx: -sin(angle) * reach, dy: cos(angle) * reach)
            let control2 = at(next) - CGVector(dx: -sin(next) * reach, dy: cos(next) * reach)
            append(Element.curve(to: at(next), control1: control1, control2: control2).applying(transform))
            angle = next
        }
    }

    /// A turn as quarters and what is left; of more than a hundred full turns only the last stays.
    private static func steps(_ delta: Double) -> [Double] {
        let fullTurn = 2 * Double.pi
        var delta = delta
        if abs(delta) > 100 * fullTurn {
            delta = delta.truncatingRemainder(dividingBy: fullTurn) + (delta < 0 ? -fullTurn : fullTurn)
        }
        let quarter = delta < 0 ? -Double.pi / 2 : Double.pi / 2
        let count = Int((delta / quarter + 1e-9).rounded(.down))
        let rest = delta - quarter * Double(count)
        return Array(repeating: quarter, count: count) + (abs(rest) > 1e-9 ? [rest] : [])
    }
}
