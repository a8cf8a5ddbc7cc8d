import Drawing
import Foundation
import Geometry
import LayoutEngine
import Platform

/// Lays out, draws and edits the text of a field.
package final class TextEntryNode: LayoutNode {
    package private(set) var view: TextEntry
    package internal(set) var text: EditedText
    var history = EditHistory()
    /// What an input method has not finished, and its caret in bytes.
    var composition = ""
    var compositionCaret = 0
    /// Changes when a composition ended without the input method.
    var compositionCount = 0
    /// What the source read when it was last heard of.
    var knownString: String
    /// The point of the text that lies at the top left of the field.
    var scrollOffset = CGPoint.zero
    /// The selection that the view's binding was last told or told us.
    var knownSelection: TextSelection?
    let caretBlink = CaretBlink()
    var tapCounter = TapCounter()
    /// Where the caret wants to be while it moves up and down.
    var columnX: CGFloat?

    private var textEnvironment: TextEnvironment
    private var knownShown: ShownText?
    private var knownLines: EntryLines?
    private var staleLines: EntryLines?
    private var knownPrompt: TextLayout?
    /// What the prompt is filled with, where it says so itself.
    private(set) var promptStyle: AnyShapeStyle?

    @MainActor
    init(_ view: TextEntry, _ inputs: _ViewInputs) {
        self.view = view
        text = EditedText(view.string)
        knownString = view.string
        textEnvironment = inputs.environment.value(TextEnvironment.self)
        super.init(inputs)
        environment.addReader(self, of: TextEnvironment.self)
        if view.kind == .editor { _ = environment.read(\.textEditorInsets, for: self) }
        takeSelection()
    }

    @MainActor
    func update(to view: TextEntry) {
        let promptChanged = view.prompt != self.view.prompt
        let kindChanged = view.kind != self.view.kind
        let matchesChanged = view.matches != self.view.matches
        self.view = view
        if promptChanged { knownPrompt = nil }
        if view.string != knownString {
            knownString = view.string
            history.removeAll()
            text.adopt(view.string)
            composition = ""
            textChanged()
        } else if promptChanged || kindChanged {
            textChanged()
        }
        takeSelection()
        if matchesChanged { showMatches() }
    }

    override package func environmentChanged() {
        viewGraph.willRedraw(self)
        textEnvironment = environment.value(TextEnvironment.self)
        knownPrompt = nil
        forgetLines()
        invalidateMeasure()
        invalidateDisplay()
    }

    @MainActor
    override package func willDetach() {
        // What the app does then must not happen in the middle of an update.
        if hasFocus { viewGraph.performAfterFrame { [self] in if hasFocus { viewGraph.focus = nil } } }
        caretBlink.stop()
        super.willDetach()
    }

    nonisolated var hasFocus: Bool { viewGraph.focus === self }

    /// The text or what is shown of it is another.
    @MainActor
    func textChanged() {
        viewGraph.willRedraw(self)
        forgetLines()
        invalidateMeasure()
        invalidateDisplay()
        caretMoved()
    }

    private func forgetLines() {
        if let knownLines { staleLines = knownLines }
        knownLines = nil
        knownShown = nil
    }

    // MARK: Lines

    var metrics: ControlMetrics { environment.values.value(of: ProfileKey.self).controls }
    var isMultiline: Bool { view.kind == .growing || view.kind == .editor }

    /// Between the field's edges and its lines.
    var insets: EdgeInsets {
        view.kind == .editor ? environment.values.value(of: TextEditorInsetsKey.self) : EdgeInsets()
    }

    var shown: ShownText {
        if let knownShown { return knownShown }
        let made = ShownText(
            text, composition: composition, isSecure: view.kind == .secure, isOneLine: !isMultiline)
        knownShown = made
        return made
    }

    /// Where the caret stands in what is shown.
    var shownCaret: Int {
        composition.isEmpty ? shown.shown(text.caret) : shown.composition.lowerBound + compositionCaret
    }

    /// The lines in the field's present width.
    var lines: EntryLines { lines(width: max(0, layoutSize.width - insets.leading - insets.trailing)) }

    private var linesWidth: CGFloat??

    func lines(width: CGFloat) -> EntryLines {
        let limit = isMultiline ? width : nil
        // Without the keyboard a field shows how its text begins.
        let focus = hasFocus ? shownCaret : 0
        if let knownLines, linesWidth == .some(limit), isMultiline || knownLines.holds(focus) { return knownLines }
        let made = EntryLines(
            shown, template: template, width: limit, focus: focus, measurer: viewGraph.services.textMeasurer,
            reusing: knownLines ?? staleLines)
        knownLines = made
        linesWidth = .some(limit)
        staleLines = nil
        return made
    }

    private var template: ResolvedText {
        var text = textEnvironment.paragraph
        text.lineLimit = nil
        text.reservedLines = 0
        text.minimumScaleFactor = 1
        text.runs = [TextRun(string: "", font: textEnvironment.typeface)]
        return text
    }

    /// The prompt in the space that there is; nil where there is none.
    func prompt(width: CGFloat?) -> TextLayout? {
        guard let prompt = view.prompt else { return nil }
        if let knownPrompt, width == nil || knownPrompt.size.width <= width ?? 0 { return knownPrompt }
        let resolution = TextResolution.of(
            prompt, textEnvironment, styles: .node(self), date: Date(), services: viewGraph.services)
        promptStyle = resolution.foreground
        var text = resolution.text
        if !isMultiline { text.lineLimit = 1 }
        let made = viewGraph.services.textMeasurer.layout(text, width: width, height: nil)
        if width == nil { knownPrompt = made }
        return made
    }

    // MARK: Layout

    /// Points that a field is at least wide.
    private static let leastWidth: CGFloat = 10

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = max(Self.leastWidth, proposal.width ?? idealWidth)
        if view.kind == .editor, let height = proposal.height {
            return CGSize(width: width, height: max(0, height))
        }
        let lines = lines(width: max(0, width - insets.leading - insets.trailing))
        switch view.kind {
        case .line, .secure: return CGSize(width: width, height: lines.lineHeight + metrics.plainTextFieldExtraHeight)
        case .growing: return CGSize(width: width, height: grownHeight(lines) + metrics.plainTextFieldExtraHeight)
        case .editor: return CGSize(width: width, height: lines.height + insets.top + insets.bottom)
        }
    }

    private var idealWidth: CGFloat {
        let prompt = prompt(width: nil)?.size.width ?? 0
        guard !isMultiline else { return max(prompt, EntryLines.idealWidth) }
        return max(prompt, lines(width: 0).lineWidth + metrics.caretWidth)
    }

    private func grownHeight(_ lines: EntryLines) -> CGFloat {
        let least = CGFloat(max(1, textEnvironment.paragraph.reservedLines))
        let most = textEnvironment.paragraph.lineLimit.map { CGFloat(max(1, $0)) }
        let pitch = lines.linePitch
        let limit = most.map { lines.lineHeight + ($0 - 1) * pitch } ?? .infinity
        let content = max(lines.height(upTo: limit), text.string.isEmpty ? promptHeight : 0)
        return min(limit, max(lines.lineHeight + (least - 1) * pitch, content))
    }

    private var promptHeight: CGFloat { prompt(width: layoutSize.width > 0 ? layoutSize.width : nil)?.size.height ?? 0 }

    override package func placeChildren() { keepCaretInSight() }

    override package var spacing: ItemSpacing { .plain }
    override package var explicitGuides: ExplicitGuides { .textBaselines }

    override package func explicitAlignment(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let lines = lines(width: max(0, size.width - insets.leading - insets.trailing))
        let top = view.kind == .editor ? insets.top : metrics.plainTextFieldExtraHeight / 2
        switch key.standard {
        case .firstTextBaseline: return top + lines.baseline
        case .lastTextBaseline where !isMultiline: return top + lines.baseline
        case .lastTextBaseline: return size.height - insets.bottom - (lines.lineHeight - lines.baseline)
        default: return nil
        }
    }

    // MARK: Places

    /// Where lines are shown.
    var viewport: CGRect {
        let vertical = view.kind == .editor ? 0 : metrics.plainTextFieldExtraHeight / 2
        return CGRect(
            x: insets.leading, y: insets.top + vertical,
            width: max(0, layoutSize.width - insets.leading - insets.trailing),
            height: max(0, layoutSize.height - insets.top - insets.bottom - 2 * vertical))
    }

    /// From the coordinates of the lines to those of the field.
    var linesOrigin: CGPoint {
        let viewport = viewport
        var x = viewport.minX - scrollOffset.x
        if !isMultiline {
            x += max(0, viewport.width - lines.lineWidth - metrics.caretWidth) * template.alignmentPart
        }
        return CGPoint(x: x, y: viewport.minY - scrollOffset.y)
    }

    /// The caret in the field's coordinates.
    var caretFrame: CGRect { caretFrame(atByte: shownCaret) }

    func caretFrame(atByte byte: Int) -> CGRect {
        let caret = lines.caret(atByte: byte)
        let origin = linesOrigin
        let width = metrics.caretWidth
        let x = min(max(caret.minX + origin.x - width / 2, 0), max(0, layoutSize.width - width))
        return CGRect(x: x, y: caret.minY + origin.y, width: width, height: caret.height)
    }

    /// The place of the text at a point of the field.
    func place(at point: CGPoint) -> Int {
        let origin = linesOrigin
        let shownByte = lines.byte(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
        return text.snapped(shown.place(ofShown: shownByte))
    }

    /// Scrolls as far as the caret needs it, and no further than there is text.
    func keepCaretInSight() {
        let viewport = viewport
        guard viewport.width > 0, viewport.height > 0 else { return }
        let limits = scrollLimits
        if hasFocus {
            let caret = lines.caret(atByte: shownCaret)
            if isMultiline {
                scrollOffset.y = min(max(scrollOffset.y, caret.maxY - viewport.height), caret.minY)
            } else {
                let end = caret.minX + metrics.caretWidth
                scrollOffset.x = min(max(scrollOffset.x, end - viewport.width), caret.minX)
            }
        } else if !isMultiline {
            scrollOffset.x = 0
        }
        scrollOffset = CGPoint(
            x: min(max(0, scrollOffset.x), limits.width), y: min(max(0, scrollOffset.y), limits.height))
    }

    /// How far the lines can be scrolled.
    var scrollLimits: CGSize {
        let viewport = viewport
        if isMultiline { return CGSize(width: 0, height: max(0, lines.height - viewport.height)) }
        return CGSize(width: max(0, lines.lineWidth + metrics.caretWidth - viewport.width), height: 0)
    }

    // MARK: Drawing and input

    override package var drawsContent: Bool { true }
    override package var presentsSize: Bool { false }
    override package var ownDrawingBounds: CGRect? {
        // With the handles of selected text.
        CGRect(origin: .zero, size: size).insetBy(dx: -5, dy: -6)
    }

    @MainActor
    override package func paint(_ painter: inout Painter) { paintText(&painter) }

    override package var keyResponder: (any KeyResponder)? { isEnabled ? self : nil }
    override package var responder: (any Responder)? { self }
    override package func isHit(at point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

    override package func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        [accessibilityElement]
    }
}
