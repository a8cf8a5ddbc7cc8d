import Drawing
import Foundation
import Geometry
import RuntimeWarnings

/// A mesh gradient in one environment: patches between the points of a grid.
struct ColorMesh: Sendable {
    /// A point of the grid with the tangents of its curves, in fractions of the sides a cell.
    fileprivate struct Knot {
        var position: SIMD2<Float>
        /// Along the row, before and behind the point.
        var leading: SIMD2<Float>
        var trailing: SIMD2<Float>
        /// Along the column, above and below the point.
        var top: SIMD2<Float>
        var bottom: SIMD2<Float>
        /// In the space in which colours are mixed.
        var color: SIMD4<Float>
    }

    /// A corner of the small quadrilaterals that a patch is drawn as.
    struct Vertex {
        var position: SIMD2<Float>
        /// Encoded sRGB and opacity.
        var color: SIMD4<Float>
    }

    let background: RGBA
    private let width: Int
    private let height: Int
    private let knots: [Knot]
    private let smoothsColors: Bool
    private let isPerceptual: Bool

    /// nil where the counts do not fit, which is reported.
    init?(_ gradient: MeshGradient, in environment: ColorEnvironment) {
        let positions = Self.positions(gradient.locations)
        let colors = Self.colors(gradient.colors, environment)
        guard gradient.width > 1, gradient.height > 1, positions.count == gradient.width * gradient.height,
            colors.count == positions.count
        else {
            RuntimeWarning.report(
                "A MeshGradient of \(gradient.width) × \(gradient.height) points has \(positions.count) points and "
                    + "\(colors.count) colours; it is not drawn.", once: "MeshGradient")
            return nil
        }
        (width, height) = (gradient.width, gradient.height)
        smoothsColors = gradient.smoothsColors
        let isPerceptual = gradient.colorSpace == .perceptual
        self.isPerceptual = isPerceptual
        background = gradient.background.rgba(in: environment)
        knots = positions.indices.map { index in
            Knot(
                at: index, positions, gradient.locations, gradient.width,
                color: Self.mixable(colors[index], isPerceptual: isPerceptual))
        }
    }

    private static func positions(_ locations: MeshGradient.Locations) -> [SIMD2<Float>] {
        switch locations {
        case .points(let points): points
        case .bezierPoints(let points): points.map(\.position)
        }
    }

    private static func colors(_ colors: MeshGradient.Colors, _ environment: ColorEnvironment) -> [RGBA] {
        switch colors {
        case .colors(let colors): colors.map { $0.rgba(in: environment) }
        case .resolvedColors(let colors): colors.map(\.rgba)
        }
    }

    private static func mixable(_ color: RGBA, isPerceptual: Bool) -> SIMD4<Float> {
        guard isPerceptual else { return SIMD4(color.components, color.alpha) }
        return SIMD4(ColorConversion.oklab(linear: ColorConversion.linear(color.components)), color.alpha)
    }

    private func encoded(_ color: SIMD4<Float>) -> SIMD4<Float> {
        let components = SIMD3(color.x, color.y, color.z)
        let result =
            isPerceptual ? ColorConversion.encoded(ColorConversion.linear(oklab: components)) : components
        return SIMD4(result, color.w).clamped(lowerBound: .zero, upperBound: .one)
    }

    // MARK: Patches

    /// Into how many parts each side of a patch is cut.
    static let steps = 12

    /// The corners of the parts of each patch, row by row.
    var patches: [[Vertex]] {
        (0..<height - 1).flatMap { row in (0..<width - 1).map { patch(row * width + $0) } }
    }

    private func patch(_ index: Int) -> [Vertex] {
        let corners = [knots[index], knots[index + 1], knots[index + width], knots[index + width + 1]]
        return (0...Self.steps).flatMap { row in
            (0...Self.steps).map { column in
                let place = SIMD2(Float(column), Float(row)) / Float(Self.steps)
                return Vertex(position: Self.position(corners, place), color: encoded(color(corners, place)))
            }
        }
    }

    /// The Coons surface of the four curves around the patch.
    private static func position(_ corners: [Knot], _ place: SIMD2<Float>) -> SIMD2<Float> {
        let (u, v) = (place.x, place.y)
        let (first, second, third, fourth) = (corners[0], corners[1], corners[2], corners[3])
        let above = curve(first.position, first.trailing, second.leading, second.position, u)
        let below = curve(third.position, third.trailing, fourth.leading, fourth.position, u)
        let left = curve(first.position, first.bottom, third.top, third.position, v)
        let right = curve(second.position, second.bottom, fourth.top, fourth.position, v)
        let upper = first.position * (1 - u) + second.position * u
        let lower = third.position * (1 - u) + fourth.position * u
        let ruled = above * (1 - v) + below * v + left * (1 - u) + right * u
        return ruled - (upper * (1 - v) + lower * v)
    }

    /// A cubic Bézier curve whose control points are given relative to its ends.
    private static func curve(
        _ start: SIMD2<Float>, _ leaving: SIMD2<Float>, _ arriving: SIMD2<Float>, _ end: SIMD2<Float>, _ t: Float
    ) -> SIMD2<Float> {
        let s = 1 - t
        let (first, second) = (start + leaving, end + arriving)
        return start * (s * s * s) + first * (3 * s * s * t) + second * (3 * s * t * t) + end * (t * t * t)
    }

    private func color(_ corners: [Knot], _ place: SIMD2<Float>) -> SIMD4<Float> {
        let part = smoothsColors ? place * place * (3 - 2 * place) : place
        let above = corners[0].color * (1 - part.x) + corners[1].color * part.x
        let below = corners[2].color * (1 - part.x) + corners[3].color * part.x
        return above * (1 - part.y) + below * part.y
    }
}

extension ColorMesh.Knot {
    fileprivate init(
        at index: Int, _ positions: [SIMD2<Float>], _ locations: MeshGradient.Locations, _ width: Int,
        color: SIMD4<Float>
    ) {
        let position = positions[index]
        self.position = position
        self.color = color
        if case .bezierPoints(let points) = locations {
            let point = points[index]
            (leading, trailing) = (point.leadingControlPoint - position, point.trailingControlPoint - position)
            (top, bottom) = (point.topControlPoint - position, point.bottomControlPoint - position)
            return
        }
        // A third of the half way from one neighbour to the other; at the rim, of the way to the only one.
        let column = index % width
        let across = Self.tangent(
            column > 0 ? positions[index - 1] : nil, position, column + 1 < width ? positions[index + 1] : nil)
        let down = Self.tangent(
            index >= width ? positions[index - width] : nil, position,
            index + width < positions.count ? positions[index + width] : nil)
        (leading, trailing, top, bottom) = (-across, across, -down, down)
    }

    private static func tangent(
        _ before: SIMD2<Float>?, _ position: SIMD2<Float>, _ after: SIMD2<Float>?
    ) -> SIMD2<Float> {
        let (start, end) = (before ?? position, after ?? position)
        return (end - start) / (before == nil || after == nil ? 3 : 6)
    }
}
