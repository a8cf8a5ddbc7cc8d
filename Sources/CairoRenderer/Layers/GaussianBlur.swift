import CCairoPango
import Foundation

/// A Gaussian blur of pictures.
///
/// Large blurs work on a smaller copy, whose own softness counts as a part of the blur, and are scaled up when drawn.
struct GaussianBlur {
    /// What lies beyond the picture's edges.
    enum Edges { case transparent, repeated }

    /// In pixels.
    let sigma: CGFloat
    /// How many pixels become one in the smaller copy.
    private let factor: Int
    private let kernel: [Float]

    /// Above this sigma (pixels of the smaller copy) the next smaller copy is used.
    private static let largestSigma: CGFloat = 3

    init(sigma: CGFloat) {
        self.sigma = sigma.isFinite ? max(0, sigma) : 0
        var factor = 1
        while self.sigma / CGFloat(factor) > Self.largestSigma, factor < 256 { factor *= 2 }
        self.factor = factor
        kernel = Self.kernel(sigma: Self.remainingSigma(self.sigma, factor))
    }

    /// How many pixels around a point matter.
    var reach: Int { Int((3 * sigma).rounded(.up)) + 2 * factor }

    /// What is left to be done after averaging blocks and interpolating between them: variances add up.
    private static func remainingSigma(_ sigma: CGFloat, _ factor: Int) -> CGFloat {
        guard factor > 1 else { return sigma }
        let side = CGFloat(factor)
        let averaging = (side * side - 1) / 12
        let interpolating = side * side / 6
        return max(0, sigma * sigma - averaging - interpolating).squareRoot() / side
    }

    /// From the middle to one side, summing up to 1 with its mirror image.
    private static func kernel(sigma: CGFloat) -> [Float] {
        guard sigma > 0.01 else { return [1] }
        let radius = Int((3 * sigma).rounded(.up))
        let weights = (0...radius).map { exp(-CGFloat($0 * $0) / (2 * sigma * sigma)) }
        let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
        return weights.map { Float($0 / sum) }
    }

    func blurred(_ picture: PixelSurface, edges: Edges) -> BlurredPicture {
        cairo_surface_flush(picture.surface)
        var plane = FloatPlane(averaging: picture, factor: factor, edges: edges)
        if kernel.count > 1 {
            plane.convolveRows(kernel, edges)
            plane.convolveColumns(kernel, edges)
        }
        return BlurredPicture(picture: plane.picture(format: picture.format), factor: factor, edges: edges)
    }
}

/// A blurred picture, perhaps smaller than the one it was made from.
struct BlurredPicture {
    let picture: PixelSurface
    fileprivate let factor: Int
    fileprivate let edges: GaussianBlur.Edges

    /// Makes it the source of a context whose coordinates are pixels, its top-left corner at a point.
    func setSource(of context: OpaquePointer?, x: Double, y: Double) {
        let pattern = pattern(x: x, y: y)
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// The picture in the size of the one that it was made from.
    func fullSize(width: Int, height: Int) -> PixelSurface {
        if factor == 1 { return picture }
        let result = PixelSurface(width: width, height: height, format: picture.format)
        let context = cairo_create(result.surface)
        defer { cairo_destroy(context) }
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        setSource(of: context, x: 0, y: 0)
        cairo_paint(context)
        return result
    }

    /// - Returns: a pattern that the caller destroys.
    func pattern(x: Double, y: Double) -> OpaquePointer {
        let pattern = cairo_pattern_create_for_surface(picture.surface)!
        let scale = 1 / Double(factor)
        var matrix = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: -x * scale, y0: -y * scale)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, factor == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        cairo_pattern_set_extend(pattern, edges == .repeated ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        return pattern
    }
}
