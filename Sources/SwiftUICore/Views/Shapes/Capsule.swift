import Foundation
import Geometry

/// A rectangle whose shorter sides are round.
public nonisolated struct Capsule: OutlineShape, Equatable {
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    package func outline(in rect: CGRect, inset: CGFloat) -> Path {
        guard let rectangle = rect.insetIfAny(by: inset) else { return Path() }
        let radius = min(rectangle.width, rectangle.height) / 2
        return Path(roundedRect: rectangle, cornerRadius: radius, style: style)
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }

    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
