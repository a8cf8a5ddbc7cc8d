import Drawing
import Foundation
import Geometry

/// Where a layer lies and how much of it is needed.
struct LayerGeometry {
    /// In the pixels of the canvas below.
    let region: PixelRect
    /// From the commands' coordinates to the layer's pixels.
    let transform: CGAffineTransform

    init(_ effect: LayerEffect, bounds: CGRect, canvas: Canvas) {
        if case .projection(let projection) = effect {
            (region, transform) = Self.upright(bounds, projection, canvas)
            return
        }
        let scale = canvas.transform.meanScale
        let content = canvas.pixelBounds(bounds)
        switch effect {
        case .blur(let radius, let isOpaque):
            let reach = GaussianBlur(sigma: radius * scale).reach
            let needed = canvas.clip.outset(by: reach)
            region = (isOpaque ? content : content.outset(by: reach)).intersection(needed)
        case .shadow(_, let radius, let offset):
            let reach = GaussianBlur(sigma: radius * scale).reach
            let moved = Self.pixelOffset(offset, canvas.transform)
            let seenAsShadow = canvas.clip.outset(by: reach).offsetBy(dx: -moved.x, dy: -moved.y)
            region = content.intersection(canvas.clip.union(seenAsShadow))
        case .opacity, .blend, .colorMatrix, .alphaThreshold, .mask, .group:
            region = content.intersection(canvas.clip)
        case .projection: region = .empty
        }
        transform = canvas.transform.concatenating(
            CGAffineTransform(translationX: CGFloat(-region.minX), y: CGFloat(-region.minY)))
    }

    /// A shadow's offset in whole pixels.
    static func pixelOffset(_ offset: CGSize, _ transform: CGAffineTransform) -> (x: Int, y: Int) {
        let x = transform.a * offset.width + transform.c * offset.height
        let y = transform.b * offset.width + transform.d * offset.height
        let whole = { (value: CGFloat) in Int(min(1e6, max(-1e6, value.isNaN ? 0 : value)).rounded()) }
        return (whole(x), whole(y))
    }

    /// The largest side of a layer that is drawn in its own plane.
    private static let largestSide: CGFloat = 4096

    /// The whole layer, unturned, at the scale of the canvas.
    private static func upright(
        _ bounds: CGRect, _ projection: ProjectionTransform, _ canvas: Canvas
    ) -> (PixelRect, CGAffineTransform) {
        guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else {
            return (.empty, .identity)
        }
        let map = projection.concatenating(ProjectionTransform(canvas.transform))
        if let seen = ProjectionSampler(map: map).bounds(of: bounds),
            PixelRect(covering: seen).intersection(canvas.clip).isEmpty
        {
            return (.empty, .identity)
        }
        let wanted = max(0.1, canvas.transform.largestScale)
        let scale = min(wanted, largestSide / max(bounds.width, bounds.height))
        // A pixel around it lets the edge fade.
        let region = PixelRect(
            covering: CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
        ).outset(by: 1)
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: 1 - bounds.minX * scale, ty: 1 - bounds.minY * scale)
        return (region, transform)
    }
}
