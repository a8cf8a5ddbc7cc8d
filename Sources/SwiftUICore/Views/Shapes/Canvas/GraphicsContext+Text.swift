import Drawing
import Foundation
import Geometry

extension GraphicsContext {
    /// A text, ready to be measured and drawn.
    public struct ResolvedText {
        fileprivate let resolution: TextResolution
        fileprivate let services: Services

        /// What fills the letters without a colour of their own.
        public var shading: Shading

        /// The size that the text takes of a size, in points.
        public func measure(in size: CGSize) -> CGSize { layout(in: size).size }

        /// How far the baseline of the first line lies below the top, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).firstBaseline }

        /// How far the baseline of the last line lies below the top, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size).lastBaseline }

        fileprivate func layout(in size: CGSize?) -> TextLayout { layout(of: resolution.text, in: size) }

        fileprivate func layout(of text: Drawing.ResolvedText, in size: CGSize?) -> TextLayout {
            services.textMeasurer.layout(
                text, width: size.flatMap { $0.width.isFinite ? $0.width : nil },
                height: size.flatMap { $0.height.isFinite ? $0.height : nil })
        }
    }

    /// What a text is in the canvas's environment.
    public func resolve(_ text: Text) -> ResolvedText {
        let resolution = text.resolved(in: environment, services: recorder.services)
        return ResolvedText(
            resolution: resolution, services: recorder.services,
            shading: resolution.foreground.map { .style($0) } ?? .foreground)
    }

    /// Draws a text in the lines that fit in a rectangle, from its top.
    public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text, laidOutIn: rect.size, at: rect.origin) }

    /// Draws a text in one line, or as many as it has itself, with a point of it at a place.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let corner = anchor.point(in: text.layout(in: nil).size)
        draw(text, laidOutIn: nil, at: CGPoint(x: point.x - corner.x, y: point.y - corner.y))
    }

    /// Draws a text in the lines that fit in a rectangle, from its top.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text in one line, or as many as it has itself, with a point of it at a place.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    private func draw(_ text: ResolvedText, laidOutIn size: CGSize?, at origin: CGPoint) {
        let layout = text.layout(in: size)
        let frame = CGRect(origin: origin, size: layout.size)
        draw(layout, style(of: text.shading, filling: frame), frame)
        for layer in text.resolution.layers {
            draw(text.layout(of: layer.text, in: size), layer.foreground.resolved(in: environment), frame)
        }
        drawPictures(of: text, layout, at: origin)
    }

    private func draw(_ layout: TextLayout, _ look: ResolvedStyle, _ frame: CGRect) {
        let margin = TextInk.margin(of: layout.text)
        let bounds = frame.insetBy(dx: -margin.width, dy: -margin.height)
        paint(in: bounds.insetBy(dx: -look.reach, dy: -look.reach)) {
            $0.paint(with: look, in: frame, covering: bounds) { $0.text(layout, at: frame.origin, $1) }
        }
    }

    private func drawPictures(of text: ResolvedText, _ layout: TextLayout, at origin: CGPoint) {
        guard !text.resolution.pictures.isEmpty else { return }
        let places = TextPlaces(layout: layout, measurer: recorder.services.textMeasurer)
        for picture in text.resolution.pictures {
            guard let place = places.origin(of: picture.index) else { continue }
            draw(
                resolve(picture.image), at: CGPoint(x: origin.x + place.x, y: origin.y + place.y),
                anchor: .bottomLeading)
        }
    }
}
