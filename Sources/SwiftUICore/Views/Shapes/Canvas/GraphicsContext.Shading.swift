import Drawing
import Foundation
import Geometry

extension GraphicsContext {
    /// What paths and texts are filled with.
    public struct Shading: Sendable {
        fileprivate enum Kind: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint, GradientOptions)
            case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
            case conic(Gradient, CGPoint, Angle)
            case tile(Image, origin: CGPoint, source: CGRect, scale: CGFloat)
            case palette([Shading])
        }

        fileprivate let kind: Kind

        /// The foreground style of the canvas.
        public static var foreground: Shading { .style(ForegroundStyle()) }
        /// The background style of the canvas.
        public static var backdrop: Shading { .style(BackgroundStyle()) }

        public static func color(_ color: Color) -> Shading { .style(color) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// Any style; gradients are spread over what is filled.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        /// The first of the shadings: what is drawn here has one part.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint, options))
        }

        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .radial(gradient, center, startRadius, endRadius, options))
        }

        /// A sweep of a whole turn.
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Shading {
            Shading(kind: .conic(gradient, center, angle))
        }

        /// A picture that is repeated.
        /// - Parameters:
        ///   - sourceRect: the part of the picture, in fractions of its sides.
        ///   - scale: points for each of the picture's own.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(kind: .tile(image, origin: origin, source: sourceRect, scale: scale))
        }
    }

    /// What a gradient does beyond its ends.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// It starts anew.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// It runs backwards and forwards.
        public static let mirror = GradientOptions(rawValue: 2)
    }

    /// The shading with what it takes from the environment found already.
    public func resolve(_ shading: Shading) -> Shading {
        guard case .style(let style) = shading.kind else { return shading }
        let resolved = style.resolved(in: environment)
        guard let color = resolved.color, resolved.shadows.isEmpty, resolved.blendMode == .normal else {
            return shading
        }
        return .color(Color(color))
    }

    /// What the shading looks like on something that fills a rectangle.
    func style(of shading: Shading, filling bounds: CGRect) -> ResolvedStyle {
        switch shading.kind {
        case .style(let style): style.resolved(in: environment, services: recorder.services)
        case .palette(let shadings): style(of: shadings.first ?? .foreground, filling: bounds)
        default: ResolvedStyle(.placed(paint(of: shading, filling: bounds)))
        }
    }

    /// The paint of a shading that has a place of its own on the canvas.
    private func paint(of shading: Shading, filling bounds: CGRect) -> Paint {
        let colors = StyleEnvironment(deriving: environment).colors
        switch shading.kind {
        case .style, .palette: return style(of: shading, filling: bounds).paint(in: bounds)
        case .linear(let gradient, let start, let end, let options):
            return GradientSpread(options).linear(AnyGradient(gradient).ramp(in: colors), start, end, over: bounds)
        case .radial(let gradient, let center, let startRadius, let endRadius, let options):
            return GradientSpread(options).radial(
                AnyGradient(gradient).ramp(in: colors), center, startRadius, endRadius, over: bounds)
        case .conic(let gradient, let center, let angle):
            return .angularGradient(
                AnyGradient(gradient).ramp(in: colors), center: center, startAngle: angle.radians,
                endAngle: angle.radians + 2 * .pi)
        case .tile(let image, let origin, let source, let scale):
            guard let tile = resolve(image).image.tile(source, scale: scale) else { return .color(.clear) }
            return .tile(tile.bitmap, origin: origin, scale: tile.scale)
        }
    }
}
