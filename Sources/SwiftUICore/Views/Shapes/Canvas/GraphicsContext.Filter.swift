import Drawing
import Foundation
import Geometry

extension GraphicsContext {
    /// What drawings go through before they are put on what is there.
    public struct Filter: Sendable {
        fileprivate enum Kind: Sendable {
            case projection(ProjectionTransform)
            case shadow(Color, radius: CGFloat, offset: CGSize)
            case colorMultiply(Color)
            case matrix(Drawing.ColorMatrix)
            case blur(CGFloat, isOpaque: Bool)
            case alphaThreshold(Double, Double, Color)
        }

        fileprivate let kind: Kind

        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(kind: .projection(matrix))
        }

        /// A shadow below what is drawn; lengths are points of the canvas.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0
        ) -> Filter {
            Filter(
                kind: .shadow(color, radius: max(0, radius), offset: CGSize(width: x, height: y)))
        }

        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .colorMultiply(color)) }

        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(kind: .matrix(.hueRotation(Float(angle.radians))))
        }

        /// - Parameter amount: 1 changes nothing, 0 leaves greys.
        public static func saturation(_ amount: Double) -> Filter { Filter(kind: .matrix(.saturation(Float(amount)))) }

        /// - Parameter amount: what is added to each component, -1…1.
        public static func brightness(_ amount: Double) -> Filter {
            Filter(kind: .matrix(.scaling(1, adding: Float(amount))))
        }

        /// - Parameter amount: 1 changes nothing, 0 leaves a middle grey.
        public static func contrast(_ amount: Double) -> Filter {
            Filter(kind: .matrix(.scaling(Float(amount), adding: Float(1 - amount) / 2)))
        }

        /// - Parameter amount: 0 changes nothing, 1 turns colours into their opposites.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter(kind: .matrix(.scaling(Float(1 - 2 * amount), adding: Float(amount))))
        }

        /// - Parameter amount: 0 changes nothing, 1 leaves greys.
        public static func grayscale(_ amount: Double) -> Filter {
            Filter(kind: .matrix(.saturation(1 - Float(amount))))
        }

        /// The colour where the opacity lies between two values (0…1), nothing elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(kind: .alphaThreshold(min, max, color))
        }

        public static var luminanceToAlpha: Filter { Filter(kind: .matrix(.luminanceToAlpha)) }

        /// - Parameter radius: the sigma of the blur, in points of the canvas.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(max(0, radius), isOpaque: options.contains(.opaque)))
        }
    }

    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What is drawn covers its rectangle, whose edge stays sharp.
        public static let opaque = BlurOptions(rawValue: 1)
    }
}

extension GraphicsContext.Filter {
    /// - Returns: nil where the filter changes nothing.
    func effect(in environment: EnvironmentValues) -> LayerEffect? {
        switch kind {
        case .projection(let matrix): return .projection(matrix)
        case .shadow(let color, let radius, let offset):
            return .shadow(
                color.resolve(in: environment).rgba, radius: GaussianReach.sigma(radius), offset: offset.bounded)
        case .colorMultiply(let color): return .colorMatrix(.multiplying(by: color.resolve(in: environment).rgba))
        case .matrix(let matrix): return .colorMatrix(matrix)
        case .alphaThreshold(let least, let most, let color):
            return .alphaThreshold(least: least, most: most, color.resolve(in: environment).rgba)
        case .blur(let radius, let isOpaque):
            return radius > 0 ? .blur(radius: GaussianReach.sigma(radius), opaque: isOpaque) : nil
        }
    }

    func bounds(after bounds: CGRect) -> CGRect {
        switch kind {
        case .projection(let matrix): return matrix.bounds(of: bounds)
        case .shadow(_, let radius, let offset):
            let reach = GaussianReach.of(radius)
            return bounds.union(
                bounds.insetBy(dx: -reach, dy: -reach).offsetBy(
                    dx: offset.width.bounded, dy: offset.height.bounded))
        case .blur(let radius, false):
            let reach = GaussianReach.of(radius)
            return bounds.insetBy(dx: -reach, dy: -reach)
        case .colorMultiply, .matrix, .alphaThreshold, .blur(_, true): return bounds
        }
    }
}
