import Foundation

extension Path {
    /// Adds a circular arc, preceded by a line from the current point to its start.
    ///
    /// - Parameter clockwise: the direction where y points up; on screen, where y points down, it is the other one.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let delta = Self.sweep(from: startAngle.radians, to: endAngle.radians, decreasing: clockwise)
        addArc(center: center, radius: radius, start: startAngle.radians, delta: delta, transform: transform)
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
        let startAngle = CGVector(from: center, to: first).angle
        let endAngle = CGVector(from: center, to: last).angle
        let delta = Self.sweep(from: startAngle, to: endAngle, decreasing: turn > 0)
        addArc(center: center, radius: radius, start: startAngle, delta: delta, transform: transform)
    }

    /// The signed turn from one angle to another in the wanted direction: less than a full turn, unless the angles are
    /// a full turn or more apart.
    private static func sweep(from start: Double, to end: Double, decreasing: Bool) -> Double {
        let fullTurn = 2 * Double.pi
        let difference = decreasing ? start - end : end - start
        guard difference.isFinite else { return 0 }
        let amount: Double
        if difference >= fullTurn {
            amount = fullTurn
        } else if difference < 0 {
            amount = difference.truncatingRemainder(dividingBy: fullTurn) + fullTurn
        } else {
            amount = difference
        }
        return decreasing ? -amount : amount
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
        let count = Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
        guard count > 0, count < 10_000 else { return }
        let step = delta / Double(count)
        let reach = radius * CGFloat(4.0 / 3 * tan(step / 4))
        for index in 0..<count {
            let angle = start + step * Double(index)
            let next = start + step * Double(index + 1)
            let control1 = at(angle) + CGVector(dx: -sin(angle) * reach, dy: cos(angle) * reach)
            let control2 = at(next) - CGVector(dx: -sin(next) * reach, dy: cos(next) * reach)
            let curve = Element.curve(to: at(next), control1: control1, control2: control2)
            append(curve.applying(transform))
        }
    }
}
