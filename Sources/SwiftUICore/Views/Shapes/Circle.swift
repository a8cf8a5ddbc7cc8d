import Foundation
import Geometry

/// The largest circle that fits, in the middle of its frame.
@frozen
public nonisolated struct Circle: OutlineShape {
    public init() {}

    package func outline(in rect: CGRect, inset: CGFloat) -> Path {
        let side = min(rect.width, rect.height)
        let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        return square.insetIfAny(by: inset).map { Path(ellipseIn: $0) } ?? Path()
    }

    /// A square of the smaller side that is proposed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side: CGFloat =
            switch (proposal.width, proposal.height) {
            case (let width?, let height?): min(width, height)
            case (let length?, nil), (nil, let length?): length
            case (nil, nil): proposal.replacingUnspecifiedDimensions().width
            }
        return CGSize(width: side, height: side)
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}
