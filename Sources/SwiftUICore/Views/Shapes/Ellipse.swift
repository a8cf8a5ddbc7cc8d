import Foundation
import Geometry

/// An ellipse that fills its frame.
@frozen
public nonisolated struct Ellipse: OutlineShape {
    public init() {}

    package func outline(in rect: CGRect, inset: CGFloat) -> Path {
        rect.insetIfAny(by: inset).map { Path(ellipseIn: $0) } ?? Path()
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}
