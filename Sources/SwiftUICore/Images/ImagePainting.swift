import Drawing
import Foundation
import Geometry
import Platform

/// Draws an image into a rectangle.
package struct ImagePainting {
    package let image: ImageResolution
    package let attributes: ImageAttributes
    /// What templates are filled with.
    package let foreground: ResolvedStyle
    /// What the ground under a symbol's figure is filled with, where that is another style.
    package var ground: ResolvedStyle?
    /// Whether the parts of a symbol have their own colours.
    package var isMulticolor = false
    /// How a symbol stands in an effect.
    package var phase = SymbolPhase.rest
    package let services: Services
    /// What pictures that the app draws itself are drawn in.
    package let environment: EnvironmentValues

    private var isTemplate: Bool { attributes.renderingMode.map { $0 == .template } ?? image.isTemplate }

    var isSymbol: Bool { if case .symbol = image.content { true } else { false } }

    @MainActor
    package func paint(_ painter: inout Painter, in rectangle: CGRect) {
        guard rectangle.width > 0, rectangle.height > 0 else { return }
        switch image.content {
        case .symbol(let glyph, let value):
            phase.paint(&painter, in: rectangle) { paint(glyph, phase.lit ?? value, &$0, rectangle) }
        case .bitmap(let bitmap, let scale): paint(bitmap, scale: scale, &painter, rectangle)
        case .vector(let path, let natural): paint(vector: path, natural, &painter, rectangle)
        case .drawn(let picture): picture.paint(&painter, in: rectangle, environment, services)
        case .missing: paintPlaceholder(&painter, rectangle)
        }
    }

    // MARK: Symbols

    /// How strongly the parts that are not lit are drawn.
    private static let unlitOpacity = 0.3

    @MainActor
    private func paint(_ glyph: SymbolGlyph, _ value: Double?, _ painter: inout Painter, _ rectangle: CGRect) {
        guard glyph.size.width > 0, glyph.size.height > 0 else { return }
        let scale = CGAffineTransform(
            scaleX: rectangle.width / glyph.size.width, y: rectangle.height / glyph.size.height)
        let path = glyph.path.applying(scale).offsetBy(dx: rectangle.minX, dy: rectangle.minY)
        let style = attributes.renderingMode == .original ? ResolvedStyle(.black) : foreground
        if value == nil, isMulticolor, !glyph.parts.isEmpty {
            return paint(glyph.parts, scale, &painter, rectangle)
        }
        if value == nil, let ground, let figure = glyph.figure {
            let place = scale.concatenating(CGAffineTransform(translationX: rectangle.minX, y: rectangle.minY))
            let cut = figure.applying(place)
            painter.paint(with: ground, in: rectangle, covering: rectangle) { $0.fill(path, $1) }
            return painter.paint(with: style, in: rectangle, covering: rectangle) {
                $0.fill(cut, $1, style: FillStyle(eoFill: true))
            }
        }
        guard let value else {
            return painter.paint(with: style, in: rectangle, covering: rectangle) { $0.fill(path, $1) }
        }
        painter.paint(with: style.opacity(Self.unlitOpacity), in: rectangle, covering: rectangle) {
            $0.fill(path, $1)
        }
        var lit = rectangle
        lit.size.width *= CGFloat(min(1, max(0, value)))
        painter.clipped(to: Path(lit)) {
            $0.paint(with: style, in: rectangle, covering: rectangle) { $0.fill(path, $1) }
        }
    }

    @MainActor
    private func paint(
        _ parts: [SymbolPart], _ scale: CGAffineTransform, _ painter: inout Painter, _ rectangle: CGRect
    ) {
        let place = scale.concatenating(CGAffineTransform(translationX: rectangle.minX, y: rectangle.minY))
        for part in parts {
            let path = part.path.applying(place)
            painter.paint(with: style(of: part), in: rectangle, covering: rectangle) { $0.fill(path, $1) }
        }
    }

    private func style(of part: SymbolPart) -> ResolvedStyle {
        switch part.color {
        case .white: ResolvedStyle(.white)
        case .system(let color): Color(color).resolved(in: environment)
        }
    }

    // MARK: Bitmaps

    @MainActor
    private func paint(
        vector path: String, _ natural: Bitmap, _ painter: inout Painter, _ rectangle: CGRect
    ) {
        let isWhole = attributes.resizing.map { $0.mode == .stretch && $0.capInsets == EdgeInsets() } ?? true
        let pixels = Self.pixelSize(of: natural, covering: rectangle.size, scale: painter.scale)
        if isWhole, let bitmap = PictureCache.shared.bitmap(file: path, pixelSize: pixels, services.imageDecoder) {
            paint(bitmap, scale: CGFloat(bitmap.width) / rectangle.width, &painter, rectangle)
        } else {
            paint(natural, scale: 1, &painter, rectangle)
        }
    }

    /// The pixels in which a vector picture is drawn, in its own proportions, which SVG keeps in a size of any other: what
    /// is drawn is stretched then, as other pictures are.
    private static func pixelSize(of natural: Bitmap, covering size: CGSize, scale: CGFloat) -> CGSize {
        let (width, height) = (CGFloat(natural.width), CGFloat(natural.height))
        let factor = scale * max(size.width / width, size.height / height)
        return CGSize(width: (width * factor).rounded(.up), height: (height * factor).rounded(.up))
    }

    @MainActor
    private func paint(_ bitmap: Bitmap, scale: CGFloat, _ painter: inout Painter, _ rectangle: CGRect) {
        var style = ImageStyle(interpolation: attributes.interpolation?.drawn ?? .medium, scale: scale)
        if let resizing = attributes.resizing {
            let isPlain = resizing.capInsets == EdgeInsets() && resizing.mode == .stretch
            style.capInsets = isPlain ? image.capInsets ?? EdgeInsets() : resizing.capInsets
            style.resizing = resizing.mode == .tile ? .tile : .stretch
        }
        edged(&painter, rectangle) { painter in
            guard isTemplate else { return painter.image(bitmap, in: rectangle, style) }
            painter.paint(with: foreground, in: rectangle, covering: rectangle) { painter, paint in
                style.template = paint
                painter.image(bitmap, in: rectangle, style)
            }
        }
    }

    /// Gives the picture edges that are not smoothed, where it asks for them.
    @MainActor
    private func edged(_ painter: inout Painter, _ rectangle: CGRect, _ body: (inout Painter) -> Void) {
        guard attributes.isAntialiased == false else { return body(&painter) }
        painter.clipped(to: Path(rectangle), style: FillStyle(antialiased: false), body)
    }

    // MARK: Missing pictures

    /// A red, crossed frame.
    @MainActor
    private func paintPlaceholder(_ painter: inout Painter, _ rectangle: CGRect) {
        let frame = rectangle.insetBy(dx: 0.5, dy: 0.5)
        var path = Path(frame)
        path.move(to: CGPoint(x: frame.minX, y: frame.minY))
        path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
        path.move(to: CGPoint(x: frame.maxX, y: frame.minY))
        path.addLine(to: CGPoint(x: frame.minX, y: frame.maxY))
        painter.stroke(path, StrokeStyle(lineWidth: 1), .color(SystemColors.iOS.value(of: .red, isDark: false)))
    }
}
