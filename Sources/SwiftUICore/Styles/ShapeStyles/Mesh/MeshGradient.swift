import Drawing
import Foundation
import Geometry

/// Colours at the points of a grid, mixed in between.
///
/// The grid's points may lie anywhere; how the surface runs between points without control points of their own is not
/// published: here it runs through them as smoothly as their neighbours allow.
public nonisolated struct MeshGradient: ShapeStyle, View, Equatable {
    /// A point of the grid with the control points of the curves that meet in it.
    public struct BezierPoint: Hashable, Sendable {
        /// In fractions of the sides, as the control points are.
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The grid's points, row by row, in fractions of the sides.
    public enum Locations: Hashable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// The colours of the points, row by row.
    public enum Colors: Hashable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// How many points a row has; at least 2.
    public var width: Int
    /// How many rows there are; at least 2.
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    /// Fills what the grid leaves free.
    public var background: Color
    /// Whether colours run through the points without an edge.
    public var smoothsColors: Bool
    public var colorSpace: Gradient.ColorSpace

    /// - Parameters:
    ///   - width: how many points a row has, at least 2.
    ///   - height: how many rows there are, at least 2.
    ///   - locations: width times height points, row by row; a grid with other counts is not drawn, and is reported.
    ///   - colors: as many as there are points.
    ///   - background: fills what the grid leaves free.
    ///   - smoothsColors: whether colours run through the points without an edge.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// - Parameters:
    ///   - points: width times height points in fractions of the sides, row by row.
    ///   - colors: as many as there are points.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// - Parameters:
    ///   - bezierPoints: width times height points, row by row.
    ///   - colors: as many as there are points.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.resolve { environment in
            guard let mesh = ColorMesh(self, in: environment.colors) else { return .clear }
            return ResolvedStyle(.mesh(MeshPicture(mesh)))
        }
    }
}

extension MeshGradient: StyleView {}
