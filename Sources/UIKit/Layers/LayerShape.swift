import Foundation
import Geometry
import SwiftUICore

/// The outline of a view.
struct LayerShape: InsettableShape, Equatable {
    var radius: CGFloat
    var corners: CACornerMask
    var isContinuous: Bool
    var inset: CGFloat = 0

    @MainActor
    init(_ layer: CALayer) {
        radius = layer.cornerRadius
        corners = layer.maskedCorners
        isContinuous = layer.cornerCurve == .continuous
    }

    var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: inset, dy: inset)
        guard !inner.isNull else { return Path() }
        let most = min(inner.width, inner.height) / 2
        func radius(_ corner: CACornerMask) -> CGFloat {
            corners.contains(corner) ? min(max(0, self.radius - inset), most) : 0
        }
        return Path(
            roundedRect: inner,
            cornerRadii: RectangleCornerRadii(
                topLeading: radius(.layerMinXMinYCorner), bottomLeading: radius(.layerMinXMaxYCorner),
                bottomTrailing: radius(.layerMaxXMaxYCorner), topTrailing: radius(.layerMaxXMinYCorner)),
            style: isContinuous ? .continuous : .circular)
    }

    func inset(by amount: CGFloat) -> LayerShape {
        var shape = self
        shape.inset += amount
        return shape
    }
}
