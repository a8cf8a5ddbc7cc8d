import Drawing
import Foundation
import Geometry
import LayoutEngine
import Platform

/// Measures and draws a text; strings, fonts and lines are worked out once, until the text or its environment changes.
package final class TextNode: LayoutNode {
    private var view: Text
    private var textEnvironment: TextEnvironment
    private var knownResolution: TextResolution?
    private var knownForeground: ForegroundEnvironment?
    private var foregroundAnimation = StyleAnimation()
    private var layouts = TextLayoutCache()
    /// Another text that gives way to this one; nil at rest.
    private var change: TextChange?
    private var lastTransition: ContentTransition
    /// Only texts that depend on the present have one.
    private var clock: TextClock?

    @MainActor
    init(_ view: Text, _ inputs: _ViewInputs) {
        self.view = view
        textEnvironment = inputs.environment.value(TextEnvironment.self)
        lastTransition = inputs.environment.values.value(of: ContentTransitionKey.self)
        super.init(inputs)
        environment.addReader(self, of: TextEnvironment.self)
    }

    @MainActor
    package func update(to view: Text) {
        guard view != self.view else { return }
        viewGraph.willRedraw(self)
        let (shown, layout) = (knownForeground, changingLayout)
        self.view = view
        resolveAgain()
        foregroundChanged(from: shown)
        beginChange(from: layout)
    }

    override package func environmentChanged() {
        viewGraph.willRedraw(self)
        let new = environment.value(TextEnvironment.self)
        if new != textEnvironment || knownResolution?.readsEnvironment == true {
            let (shown, layout) = (knownForeground, changingLayout)
            textEnvironment = new
            resolveAgain()
            foregroundChanged(from: shown)
            beginChange(from: layout)
        } else {
            textEnvironment = new
            foregroundChanged(from: knownForeground)
        }
    }

    override package func resolveLook() { _ = foreground }

    /// Letters take on another look gradually where the change is animated.
    private func foregroundChanged(from old: ForegroundEnvironment?) {
        knownForeground = nil
        if old != nil, foregroundAnimation.isRunning || animatedTransaction != nil {
            let shown = foregroundAnimation.present(foreground, from: old?.style, at: self) {
                [unowned self] style, isLast in
                if isLast { foregroundAnimation.stop() }
                viewGraph.willRedraw(self)
                knownForeground = ForegroundEnvironment(style)
                invalidateDisplay()
            }
            knownForeground = ForegroundEnvironment(shown)
        }
        invalidateDisplay()
    }

    /// The lines that are drawn now, where a change of them may be animated.
    private var changingLayout: TextLayout? { animatedTransaction == nil ? nil : placedLayout }

    /// Has a text give way to the one that is there now.
    private func beginChange(from old: TextLayout?) {
        let transition = environment.values.value(of: ContentTransitionKey.self)
        let last = lastTransition
        lastTransition = transition
        change?.isCancelled = true
        change = nil
        guard let old, let transaction = animatedTransaction,
            let manner = TextChange.Manner(from: old, to: resolution.text, transition, last)
        else { return }
        change = TextChange(manner, from: old, at: self, transaction)
    }

    func endChange(_ ended: TextChange) {
        if change === ended { change = nil }
    }

    private func resolveAgain() {
        knownResolution = nil
        knownForeground = nil
        layouts = TextLayoutCache()
        clock?.cancel()
        invalidateMeasure()
        invalidateDisplay()
    }

    override package func willDetach() {
        clock?.cancel()
        super.willDetach()
    }

    // MARK: Resolving

    var resolution: TextResolution {
        if let knownResolution { return knownResolution }
        let date = clock?.present(at: viewGraph.time) ?? Date()
        let made = TextResolution.of(
            view, textEnvironment, styles: .node(self), date: date, services: viewGraph.services)
        knownResolution = made
        if let change = made.nextChange { resolveAgain(at: change, from: date) }
        return made
    }

    /// Only this text is resolved again, when it will be another.
    private func resolveAgain(at change: Date, from date: Date) {
        let clock = self.clock ?? TextClock(present: date, time: viewGraph.time)
        self.clock = clock
        clock.schedule(at: change, from: date, in: viewGraph) { [weak self] in
            guard let self, isAttached else { return }
            viewGraph.willRedraw(self)
            resolveAgain()
        }
    }

    // MARK: Layout

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, width <= 0, textEnvironment.renderer == nil,
            let size = sizeWithoutWidth(height: proposal.height)
        {
            return size
        }
        guard let renderer = textEnvironment.renderer else { return layout(for: proposal).size }
        return renderer.base.sizeThatFits(proposal: proposal, text: TextProxy { self.layout(for: $0).size })
    }

    /// Without any width, each character stands in a line of its own: that takes no layout.
    private func sizeWithoutWidth(height: CGFloat?) -> CGSize? {
        let text = resolution.text
        guard text.runs.count == 1, text.runs[0].font.family == nil, text.minimumScaleFactor == 1,
            text.reservedLines == 0
        else { return nil }
        return CGSize(
            width: 0, height: resolution.column.height(limit: text.lineLimit, within: height, scale: text.pixelScale))
    }

    /// Lines that are all there stay as they are.
    override package var ignoresSpareSpace: Bool { resolution.text.minimumScaleFactor >= 1 }

    private func layout(for proposal: ProposedViewSize) -> TextLayout {
        layouts.layout(of: resolution.text, in: proposal, viewGraph.services.textMeasurer)
    }

    override package var spacing: ItemSpacing {
        guard let font = resolution.text.runs.first?.font else { return .plain }
        return font == textEnvironment.typeface ? textEnvironment.spacing : .text(of: font)
    }

    override package var explicitGuides: ExplicitGuides { .textBaselines }

    override package func explicitAlignment(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        switch key.standard {
        case .firstTextBaseline: layout(for: proposal).firstBaseline
        case .lastTextBaseline: layout(for: proposal).lastBaseline
        default: nil
        }
    }

    // MARK: Drawing

    /// A text in a tab's label is its title.
    override package func layoutValue(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(TabPartKey.self) ? TabPart.title : nil
    }

    override package var drawsContent: Bool { true }
    /// Lines are where they will be, whatever the frame grows to.
    override package var presentsSize: Bool { false }

    override package var ownDrawingBounds: CGRect? {
        let margin = TextInk.margin(of: resolution.text)
        let frame = CGRect(origin: .zero, size: size)
        let bounds = (change?.bounds(frame) ?? frame).insetBy(dx: -margin.width, dy: -margin.height)
            .insetBy(dx: -foreground.reach, dy: -foreground.reach)
        guard let padding = textEnvironment.renderer?.base.displayPadding else { return bounds }
        return bounds.union(frame.inset(by: -padding))
    }

    /// What fills the runs without a colour.
    var foreground: ResolvedStyle {
        if let knownForeground { return knownForeground.style }
        let found = findForeground()
        knownForeground = found
        return found.style
    }

    private func findForeground() -> ForegroundEnvironment {
        if let own = resolution.foreground { return ForegroundEnvironment(own.resolved(for: self)) }
        let shared = environment.read(ForegroundEnvironment.self, for: self)
        return shared.isColor ? shared : ForegroundEnvironment(ForegroundStyle().resolved(for: self))
    }

    override package func paint(_ painter: inout Painter) {
        guard let proposal = placedProposal else { return }
        let frame = CGRect(origin: .zero, size: size)
        let bounds = ownDrawingBounds ?? frame
        let layout = layout(for: proposal)
        if textEnvironment.isHidden {
            return RedactedLook.paint(lines: layout.lines.map(\.frame), in: foreground, &painter, covering: bounds)
        }
        if isSelected { paintSelection(&painter, layout) }
        if let renderer = textEnvironment.renderer {
            return paint(&painter, layout, by: renderer.base, covering: bounds)
        }
        painter.paint(with: foreground, in: frame, covering: bounds) { painter, paint in
            guard let change else { return painter.text(layout, at: .zero, paint) }
            change.paint(&painter, layout, paint, viewGraph.services.textMeasurer)
        }
        for layer in resolution.layers {
            let layout = viewGraph.services.textMeasurer.layout(
                layer.text, width: proposal.width, height: proposal.height)
            painter.paint(with: layer.foreground.resolved(for: self), in: frame, covering: bounds) {
                $0.text(layout, at: .zero, $1)
            }
        }
        if !resolution.pictures.isEmpty { paintPictures(&painter, layout) }
    }

    @MainActor
    private func paintPictures(_ painter: inout Painter, _ layout: TextLayout) {
        let places = TextPlaces(layout: layout, measurer: viewGraph.services.textMeasurer)
        for picture in resolution.pictures {
            guard let origin = places.origin(of: picture.index) else { continue }
            let size = picture.resolution.size
            ImagePainting(
                image: picture.resolution, attributes: picture.image.attributes, foreground: foreground,
                services: viewGraph.services, environment: environment.values
            )
            .paint(&painter, in: CGRect(x: origin.x, y: origin.y - size.height, width: size.width, height: size.height))
        }
    }

    /// The lines as they are drawn; nil before the first layout.
    var placedLayout: TextLayout? { placedProposal.map { layout(for: $0) } }

    // MARK: Input and accessibility

    /// The parts that open addresses.
    var links: [TextLink] { resolution.hasLinks ? TextLink.all(in: resolution.text) : [] }

    /// What the text says.
    var shownString: String { resolution.string }

    var isSelectable: Bool { textEnvironment.isSelectable }

    override package var responder: (any Responder)? { isSelectable || resolution.hasLinks ? self : nil }

    override package func isHit(at point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

    override package func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        let string = resolution.string
        guard !string.isEmpty else { return [] }
        return [accessibilityElement(string)]
    }
}
