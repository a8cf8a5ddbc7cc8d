import CCairoPango
import Drawing
import Foundation
import Geometry

/// What commands are drawn on: a Cairo context, and the transform and clip that hold at the moment.
final class Canvas {
    let context: OpaquePointer
    /// Maps pixels of the target to Cairo's own units, which differ where the target has a device scale.
    private let pixelsToCairo: CGAffineTransform
    /// The pixels themselves where the target is a picture in memory.
    let pixels: PixelAccess?
    /// The picture of a layer; nil for the canvas that the caller gave.
    let layer: PixelSurface?
    /// The canvas below, and where in it this one's first pixel lies.
    let parent: Canvas?
    let origin: (x: Int, y: Int)

    /// From the coordinates of commands to pixels.
    var transform: CGAffineTransform
    /// Multiplies the opacity of all that is drawn.
    var opacity: Double = 1
    /// The pixels that may change.
    private(set) var clip: PixelRect
    /// Whether the clip is exactly that rectangle and not a shape in it.
    private(set) var isClipRectangular: Bool

    /// Draws on what the caller gave.
    init(_ context: OpaquePointer) {
        self.context = context
        parent = nil
        layer = nil
        origin = (0, 0)
        let target = cairo_get_group_target(context)!
        pixelsToCairo = Self.pixelsToCairo(target)
        cairo_surface_flush(target)
        pixels = PixelAccess(target)
        transform = Self.matrix(of: context).concatenating(pixelsToCairo.inverted())
        (clip, isClipRectangular) = (.empty, false)
        (clip, isClipRectangular) = currentClip()
    }

    /// Makes a layer over a part of another canvas.
    init(over parent: Canvas, region: PixelRect, transform: CGAffineTransform) {
        let layer = PixelSurface(width: region.width, height: region.height)
        // Cairo would go on to think that nothing was drawn where only our own code did.
        layer.markChanged()
        self.layer = layer
        self.parent = parent
        self.transform = transform
        context = cairo_create(layer.surface)
        pixelsToCairo = .identity
        pixels = PixelAccess(layer.surface)
        origin = (region.minX, region.minY)
        clip = PixelRect(minX: 0, minY: 0, maxX: layer.width, maxY: layer.height)
        isClipRectangular = true
    }

    deinit { if layer != nil { cairo_destroy(context) } }

    /// Makes Cairo's coordinates those of the commands.
    func useTransform() { setMatrix(transform) }

    /// Makes Cairo's coordinates those of the target's pixels.
    func usePixels() { setMatrix(.identity) }

    private func setMatrix(_ transform: CGAffineTransform) {
        var matrix = cairo_matrix_t(transform.concatenating(pixelsToCairo))
        cairo_set_matrix(context, &matrix)
    }

    /// The pixels that a rectangle of the commands' coordinates may touch.
    func pixelBounds(_ rect: CGRect) -> PixelRect { PixelRect(covering: rect.applying(transform)) }

    /// Whether nothing of a rectangle would be seen.
    func isOutsideClip(_ rect: CGRect) -> Bool { pixelBounds(rect).intersection(clip).isEmpty }
}

// MARK: - Clip

extension Canvas {
    /// What holds before a clip is pushed.
    struct SavedClip {
        fileprivate var clip: PixelRect
        fileprivate var isRectangular: Bool
    }

    /// Clips to a path until `restore` is called.
    func pushClip(_ path: Path, _ style: FillStyle) -> SavedClip {
        let saved = SavedClip(clip: clip, isRectangular: isClipRectangular)
        cairo_save(context)
        useTransform()
        cairo_new_path(context)
        append(path)
        cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_clip(context)
        let bounds = path.boundingRect.applying(transform)
        clip = clip.intersection(PixelRect(covering: bounds))
        isClipRectangular = isClipRectangular && Self.isPixelRectangle(path, transform)
        return saved
    }

    func restore(_ saved: SavedClip) {
        cairo_restore(context)
        clip = saved.clip
        isClipRectangular = saved.isRectangular
    }

    private static func isPixelRectangle(_ path: Path, _ transform: CGAffineTransform) -> Bool {
        guard case .rect(let rect) = path.storage, transform.isAxisAligned else { return path.isEmpty }
        let pixels = rect.applying(transform)
        return [pixels.minX, pixels.minY, pixels.maxX, pixels.maxY].allSatisfy { abs($0 - $0.rounded()) < 1e-3 }
    }

    private func currentClip() -> (PixelRect, Bool) {
        usePixels()
        defer { useTransform() }
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &x1, &y1, &x2, &y2)
        let extents = PixelRect(covering: CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1))
        guard let list = cairo_copy_clip_rectangle_list(context) else { return (extents, false) }
        defer { cairo_rectangle_list_destroy(list) }
        guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1 else {
            return (extents, false)
        }
        let only = list.pointee.rectangles[0]
        let isWhole = [only.x, only.y, only.width, only.height].allSatisfy { abs($0 - $0.rounded()) < 1e-3 }
        return (extents, isWhole)
    }

    private static func matrix(of context: OpaquePointer) -> CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        return CGAffineTransform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }

    private static func pixelsToCairo(_ target: OpaquePointer) -> CGAffineTransform {
        var (scaleX, scaleY, offsetX, offsetY) = (1.0, 1.0, 0.0, 0.0)
        cairo_surface_get_device_scale(target, &scaleX, &scaleY)
        cairo_surface_get_device_offset(target, &offsetX, &offsetY)
        return CGAffineTransform(a: scaleX, b: 0, c: 0, d: scaleY, tx: offsetX, ty: offsetY).inverted()
    }
}

// MARK: - Paths

extension Canvas {
    /// Adds a path to Cairo's current one.
    func append(_ path: Path) {
        switch path.storage {
        case .empty: break
        case .rect(let rect): cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        case .elements, .roundedRect, .ellipse: path.forEach { append($0) }
        }
    }

    private func append(_ element: Path.Element) {
        switch element {
        case .move(let to): cairo_move_to(context, to.x, to.y)
        case .line(let to): cairo_line_to(context, to.x, to.y)
        case .quadCurve(let to, let control):
            var (x, y) = (0.0, 0.0)
            cairo_get_current_point(context, &x, &y)
            cairo_curve_to(
                context, x + (control.x - x) * 2 / 3, y + (control.y - y) * 2 / 3, to.x + (control.x - to.x) * 2 / 3,
                to.y + (control.y - to.y) * 2 / 3, to.x, to.y)
        case .curve(let to, let control1, let control2):
            cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, to.x, to.y)
        case .closeSubpath: cairo_close_path(context)
        }
    }
}

extension cairo_matrix_t {
    init(_ transform: CGAffineTransform) {
        self.init(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    }
}

extension CGAffineTransform {
    /// Whether upright rectangles stay so: moving, scaling, mirroring, but no turning.
    var isAxisAligned: Bool { b == 0 && c == 0 }

    /// How much longer the transform makes a line at most.
    var largestScale: CGFloat {
        let sum = a * a + b * b + c * c + d * d
        let determinant = a * d - b * c
        let root = max(0, sum * sum / 4 - determinant * determinant).squareRoot()
        return (sum / 2 + root).squareRoot()
    }

    /// The square root of how much the transform enlarges areas.
    var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
