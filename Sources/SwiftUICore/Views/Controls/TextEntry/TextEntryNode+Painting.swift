import Drawing
import Foundation
import Geometry
import Platform

@MainActor
extension TextEntryNode {
    /// How much of the tint lies under selected letters (UIKit's text selection).
    private static let selectionOpacity: Float = 0.2
    /// Of the knobs at the ends of selected text (iOS 11 to 18, from memory).
    private static let handleRadius: CGFloat = 4.5

    func paintText(_ painter: inout Painter) {
        let frame = CGRect(origin: .zero, size: size)
        if shown.string.isEmpty { paintPrompt(&painter) }
        let limits = scrollLimits
        if view.kind == .editor || limits.width > 0 || limits.height > 0 {
            painter.clipped(to: Path(frame)) { paintLines(&$0) }
        } else {
            paintLines(&painter)
        }
        if hasFocus { paintCaret(&painter) }
    }

    /// On iOS selected text has a handle at each end instead of the caret.
    private func paintCaret(_ painter: inout Painter) {
        guard let selection = selectedBytes, environment.values.value(of: ProfileKey.self).platform == .iOS else {
            if caretBlink.isVisible { painter.fill(caretFrame, .color(accent)) }
            return
        }
        for (byte, isStart) in [(selection.lowerBound, true), (selection.upperBound, false)] {
            let bar = caretFrame(atByte: byte)
            guard CGRect(origin: .zero, size: size).insetBy(dx: 0, dy: -1).contains(bar.center) else { continue }
            let knob = CGRect(
                x: bar.midX - Self.handleRadius, y: (isStart ? bar.minY : bar.maxY) - Self.handleRadius,
                width: 2 * Self.handleRadius, height: 2 * Self.handleRadius)
            painter.fill(bar, .color(accent))
            painter.fill(Path(ellipseIn: knob), .color(accent))
        }
    }

    private var accent: RGBA { environment.value(StyleEnvironment.self).colors.accent }

    private func paintPrompt(_ painter: inout Painter) {
        let viewport = viewport
        guard let layout = prompt(width: viewport.width) else { return }
        let x = max(0, viewport.width - layout.size.width) * layout.text.alignmentPart
        let place = CGPoint(x: viewport.minX + x, y: viewport.minY)
        let (frame, bounds) = (CGRect(origin: .zero, size: size), ownDrawingBounds ?? .zero)
        let style = promptStyle ?? AnyShapeStyle(Color(SystemColor.placeholderText))
        painter.paint(with: style.resolved(for: self), in: frame, covering: bounds) { painter, paint in
            painter.text(layout, at: place, paint)
        }
    }

    private func paintLines(_ painter: inout Painter) {
        let lines = lines
        let origin = linesOrigin
        let visible = painter.visibleRectangle.intersection(ownDrawingBounds ?? .null)
            .offsetBy(dx: -origin.x, dy: -origin.y)
        guard !visible.isNull else { return }
        let selection = selectedBytes
        let foreground = ForegroundStyle().resolved(for: self)
        let (frame, bounds) = (CGRect(origin: .zero, size: size), ownDrawingBounds ?? .zero)
        var places: [(TextLayout, CGPoint)] = []
        var shownMatch: [(TextLayout, CGPoint)] = []
        lines.forEachLayout(in: visible) { layout, place, bytes in
            let corner = CGPoint(x: origin.x + place.x, y: origin.y + place.y)
            paintMatches(&painter, layout, corner, bytes)
            if let shown = view.matches?.shown, bytes.overlaps(shown) {
                shownMatch.append((layout.part(shown.shifted(by: -bytes.lowerBound)), corner))
            }
            if let selection, bytes.overlaps(selection) {
                paintSelection(&painter, layout, corner, selection.shifted(by: -bytes.lowerBound))
            }
            places.append((isCutShort ? cutShort(layout) : layout, corner))
        }
        painter.paint(with: foreground, in: frame, covering: bounds) { painter, paint in
            for (layout, corner) in places { painter.text(layout, at: corner, paint) }
        }
        for (layout, corner) in shownMatch { painter.text(layout, at: corner, .color(.black)) }
    }

    /// Without the keyboard a line that has no room ends in an ellipsis (UITextField).
    private var isCutShort: Bool { view.kind == .line && !hasFocus && scrollOffset.x == 0 && scrollLimits.width > 0 }

    private func cutShort(_ layout: TextLayout) -> TextLayout {
        var text = layout.text
        text.lineLimit = 1
        text.truncation = .tail
        return viewGraph.services.textMeasurer.layout(text, width: viewport.width, height: nil)
    }

    private var selectedBytes: Range<Int>? {
        guard hasFocus, text.hasSelection, composition.isEmpty else { return nil }
        return shown.shown(text.selection.lowerBound)..<shown.shown(text.selection.upperBound)
    }

    /// Words that are looked for; the one that is shown stands out.
    private func paintMatches(
        _ painter: inout Painter, _ layout: TextLayout, _ corner: CGPoint, _ bytes: Range<Int>
    ) {
        guard let matches = view.matches else { return }
        for match in matches.ranges(in: bytes) {
            let color = RGBA.findHighlight.opacity(match == matches.shown ? 1 : Self.otherMatchOpacity)
            for rectangle in layout.rectangles(ofBytes: match.shifted(by: -bytes.lowerBound)) {
                painter.fill(rectangle.offsetBy(dx: corner.x, dy: corner.y), .color(color))
            }
        }
    }

    private static let otherMatchOpacity: Float = 0.35

    private func paintSelection(_ painter: inout Painter, _ layout: TextLayout, _ corner: CGPoint, _ bytes: Range<Int>)
    {
        for rectangle in layout.rectangles(ofBytes: bytes) {
            painter.fill(
                rectangle.offsetBy(dx: corner.x, dy: corner.y), .color(accent.opacity(Self.selectionOpacity)))
        }
    }
}

extension RGBA {
    /// UIKit's highlight of what is found (from memory).
    fileprivate static let findHighlight = RGBA(red: 1, green: 0.84, blue: 0, alpha: 0.75)
}

extension Range<Int> {
    fileprivate func shifted(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
