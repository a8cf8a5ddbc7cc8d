import Foundation
import Geometry

/// A rectangle with rounded corners that fills its frame.
public nonisolated struct RoundedRectangle: OutlineShape, Equatable {
    /// Points; limited to half the sides of the frame.
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    package func outline(in rect: CGRect, inset: CGFloat) -> Path {
        guard let rectangle = rect.insetIfAny(by: inset) else { return Path() }
        let corner = CGSize(width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset))
        return Path(roundedRect: rectangle, cornerSize: corner, style: style)
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape where Self == RoundedRectangle {
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
