import Drawing
import Foundation
import Geometry

extension GraphicsContext {
    /// Draws all runs of a line where they stand.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        for run in line { draw(run, options: options) }
    }

    /// Draws all glyphs of a run where they stand.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run[run.startIndex..<run.endIndex], options: options)
    }

    /// Draws glyphs of a run where they stand.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        let (text, bytes) = (slice.run.text, slice.bytes)
        guard !bytes.isEmpty else { return }
        let bounds = slice.typographicBounds.rect
        draw(text.layout.part(bytes), text.foreground, around: bounds, in: text)
        for layer in text.layers { draw(layer.layout.part(bytes), layer.style, around: bounds, in: text) }
        drawPictures(of: text, in: bytes)
    }

    private func draw(_ part: TextLayout, _ style: ResolvedStyle, around bounds: CGRect, in text: DrawnText) {
        let frame = CGRect(origin: .zero, size: text.layout.size)
        // Letters may reach beyond the space that their font says.
        let ink = bounds.insetBy(dx: -bounds.height / 3, dy: -bounds.height / 3)
            .insetBy(dx: -style.reach, dy: -style.reach)
        paint(in: ink) {
            $0.paint(with: style, in: frame, covering: ink) { $0.text(part, at: .zero, $1) }
        }
    }

    private func drawPictures(of text: DrawnText, in bytes: Range<Int>) {
        guard !text.resolution.pictures.isEmpty else { return }
        let places = TextPlaces(layout: text.layout, measurer: text.measurer)
        for picture in text.resolution.pictures where bytes.contains(text.byte(ofCharacter: picture.index)) {
            guard let place = places.origin(of: picture.index) else { continue }
            draw(resolve(picture.image), at: place, anchor: .bottomLeading)
        }
    }
}

extension DrawnText {
    fileprivate func byte(ofCharacter index: Int) -> Int {
        layout.text.runs.lazy.flatMap(\.string).prefix(index).reduce(0) { $0 + $1.utf8.count }
    }
}
