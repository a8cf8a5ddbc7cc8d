import Foundation
import Geometry

/// A rectangle that fills its frame.
@frozen
public nonisolated struct Rectangle: OutlineShape {
    public init() {}

    package func outline(in rect: CGRect, inset: CGFloat) -> Path {
        rect.insetIfAny(by: inset).map { Path($0) } ?? Path()
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}
