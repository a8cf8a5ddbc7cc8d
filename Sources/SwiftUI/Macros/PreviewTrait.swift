import Foundation

/// One property of how a preview is shown.
public struct PreviewTrait<T> {
    package enum Kind {
        /// The size of the previewed device's screen.
        case defaultLayout
        /// As large as the view is when it is proposed the screen's size.
        case sizeThatFitsLayout
        /// Points.
        case fixedLayout(width: CGFloat, height: CGFloat)
        case orientation(Orientation)
        case modifier(any PreviewModifier)
    }

    package enum Orientation: Sendable { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }

    package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The preview is as large as the screen.
    public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .defaultLayout) }
    /// The preview is as large as its view.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .sizeThatFitsLayout) }
    /// The preview is of this size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(kind: .fixedLayout(width: width, height: height))
    }

    /// The device is upright.
    public static var portrait: PreviewTrait { PreviewTrait(kind: .orientation(.portrait)) }
    /// The device stands on its head.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }
    /// The device is turned to the left.
    public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeLeft)) }
    /// The device is turned to the right.
    public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeRight)) }

    /// The preview is shown inside a modifier; several apply from the inside to the outside.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
        PreviewTrait(kind: .modifier(modifier))
    }
}
