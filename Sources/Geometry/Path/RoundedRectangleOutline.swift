import Foundation

/// The elements of a rectangle with rounded corners: clockwise on screen, from the middle of the right side.
struct RoundedRectangleOutline {
    /// A radius along each axis, for one corner.
    private struct Corner {
        var point: CGPoint
        /// Towards the side by which the outline comes in, and the one by which it goes out.
        var incoming: CGVector
        var outgoing: CGVector
        var incomingRadius: CGFloat
        var outgoingRadius: CGFloat
        /// The length of side that the corner may use, as a multiple of its radius there.
        var incomingShare: CGFloat
        var outgoingShare: CGFloat
    }

    private let rect: CGRect
    private let style: RoundedCornerStyle
    /// In the order bottom right, bottom left, top left, top right.
    private var radii: (CGSize, CGSize, CGSize, CGSize)

    /// - Parameter cornerSize: not more than half the shorter side.
    init(rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
        self.rect = rect
        self.style = style
        radii = (cornerSize, cornerSize, cornerSize, cornerSize)
    }

    /// Limits each radius to half of each side that it touches, or to what the neighbour leaves of it if that is more.
    init(rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) {
        self.rect = rect
        self.style = style
        let (width, height) = (rect.width, rect.height)
        let (topLeft, topRight) = (max(0, radii.topLeading), max(0, radii.topTrailing))
        let (bottomLeft, bottomRight) = (max(0, radii.bottomLeading), max(0, radii.bottomTrailing))
        let limited = { (radius: CGFloat, besideHorizontally: CGFloat, besideVertically: CGFloat) in
            let limit = min(
                max(width / 2, width - besideHorizontally), max(height / 2, height - besideVertically), radius)
            return CGSize(width: limit, height: limit)
        }
        self.radii = (
            limited(bottomRight, bottomLeft, topRight), limited(bottomLeft, bottomRight, topLeft),
            limited(topLeft, topRight, bottomLeft), limited(topRight, topLeft, bottomRight)
        )
    }

    func forEach(_ body: (Path.Element) -> Void) {
        let (bottomRight, bottomLeft, topLeft, topRight) = radii
        let middle = rect.minY + (topRight.height + rect.height - bottomRight.height) / 2
        body(.move(to: CGPoint(x: rect.maxX, y: middle)))
        let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
        let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
        add(
            CGPoint(x: rect.maxX, y: rect.maxY), up, left, bottomRight, before: topRight, after: bottomLeft, body)
        add(
            CGPoint(x: rect.minX, y: rect.maxY), right, up, bottomLeft, before: bottomRight, after: topLeft, body)
        add(CGPoint(x: rect.minX, y: rect.minY), down, right, topLeft, before: bottomLeft, after: topRight, body)
        add(CGPoint(x: rect.maxX, y: rect.minY), left, down, topRight, before: topLeft, after: bottomRight, body)
        body(.closeSubpath)
    }

    private func add(
        _ point: CGPoint, _ incoming: CGVector, _ outgoing: CGVector, _ radius: CGSize, before: CGSize, after: CGSize,
        _ body: (Path.Element) -> Void
    ) {
        let incomingAxis: Axis = incoming.dx == 0 ? .vertical : .horizontal
        let outgoingAxis = incomingAxis.perpendicular
        let share = { (axis: Axis, neighbour: CGSize) -> CGFloat in
            let sum = radius[axis] + neighbour[axis]
            return sum > 0 ? rect.size[axis] / sum : 1
        }
        let corner = Corner(
            point: point, incoming: incoming, outgoing: outgoing, incomingRadius: radius[incomingAxis],
            outgoingRadius: radius[outgoingAxis], incomingShare: share(incomingAxis, before),
            outgoingShare: share(outgoingAxis, after))
        switch style {
        case .circular: addCircular(corner, body)
        case .continuous: addContinuous(corner, body)
        }
    }

    private func addCircular(_ corner: Corner, _ body: (Path.Element) -> Void) {
        let rest = 1 - quarterCircleControl
        let start = corner.point + corner.incoming * corner.incomingRadius
        let end = corner.point + corner.outgoing * corner.outgoingRadius
        body(.line(to: start))
        body(
            .curve(
                to: end, control1: corner.point + corner.incoming * (corner.incomingRadius * rest),
                control2: corner.point + corner.outgoing * (corner.outgoingRadius * rest)))
    }

    /// Three cubics, whose outer ends shrink where the side is too short for them.
    private func addContinuous(_ corner: Corner, _ body: (Path.Element) -> Void) {
        let at = { (incoming: CGFloat, outgoing: CGFloat) in
            corner.point + corner.incoming * (incoming * corner.incomingRadius)
                + corner.outgoing * (outgoing * corner.outgoingRadius)
        }
        let begin = ContinuousCornerEnd(share: corner.incomingShare)
        let end = ContinuousCornerEnd(share: corner.outgoingShare)
        body(.line(to: at(begin.start, 0)))
        body(
            .curve(to: at(0.631_494, 0.074_911_4), control1: at(begin.control1, 0), control2: at(begin.control2, 0)))
        body(
            .curve(
                to: at(0.074_911_4, 0.631_494), control1: at(0.372_824, 0.169_060), control2: at(0.169_060, 0.372_824)))
        body(.curve(to: at(0, end.start), control1: at(0, end.control2), control2: at(0, end.control1)))
    }
}

/// Where a continuous corner leaves the straight side, in multiples of its radius from the corner.
private struct ContinuousCornerEnd {
    let start: CGFloat
    let control1: CGFloat
    let control2: CGFloat

    /// - Parameter share: the length of side that there is for the corner, in multiples of its radius.
    init(share: CGFloat) {
        let fullStart: CGFloat = 1.528_665
        start = min(fullStart, share)
        let amount = min(1, max(0, (share - 1) / (fullStart - 1)))
        control1 = 0.96 + (1.088_49 - 0.96) * amount
        control2 = 0.82 + (0.868_407 - 0.82) * amount
    }
}
