import Foundation
import Geometry

/// A shadow that is part of a style.
public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    let isInner: Bool

    /// SwiftUI's black for shadows that lie below.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }

    /// A shadow that the shape's edge throws into the shape.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
    }

    func resolved(in environment: ColorEnvironment) -> ResolvedShadow {
        ResolvedShadow(
            color: color.rgba(in: environment), radius: GaussianReach.sigma(radius), offset: offset.bounded,
            isInner: isInner)
    }
}

/// What can be changed about how a style is put on what is below.
enum StyleChange: Equatable, Sendable {
    case opacity(Double)
    case blendMode(BlendMode)
    case shadow(ShadowStyle)
}

/// A style with something changed about how it is put on what is below.
struct ModifiedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let change: StyleChange

    func _apply(to shape: inout _ShapeStyle_Shape) {
        base._apply(to: &shape)
        switch shape.operation {
        case .resolve: shape.resolved = changed(shape.resolved, shape.environment.colors)
        case .capture:
            shape.captured = shape.captured.map {
                AnyShapeStyle(ModifiedShapeStyle<AnyShapeStyle>(base: $0, change: change))
            }
        }
    }

    private func changed(_ style: ResolvedStyle, _ environment: ColorEnvironment) -> ResolvedStyle {
        var style = style
        switch change {
        case .opacity(let opacity): return style.opacity(opacity)
        case .blendMode(let mode): style.blendMode = mode.drawn
        case .shadow(let shadow): style.shadows.append(shadow.resolved(in: environment))
        }
        return style
    }
}

extension ShapeStyle {
    /// The style with its opacity multiplied.
    /// - Parameter opacity: 0 (invisible) to 1 (unchanged).
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        ModifiedShapeStyle(base: self, change: .opacity(opacity))
    }

    /// The style combined with what is below by a blend mode.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        ModifiedShapeStyle(base: self, change: .blendMode(mode))
    }

    /// The style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ModifiedShapeStyle(base: self, change: .shadow(style))
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
