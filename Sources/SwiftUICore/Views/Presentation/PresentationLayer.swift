import Drawing
import Foundation
import Geometry
import LayoutEngine
import Platform

/// Presented content on a layer over the whole window. Its coordinates are the window's.
///
/// In the tree of views it is below the view that presents it, whose environment it inherits; in the layout it is a
/// child of the root, above the content of the window.
package class PresentationLayer: LayoutNode {
    package final let style: PresentationStyle
    package final private(set) var slot: ContentSlot!
    /// How much of it is there: 0 not yet or no more, 1 all.
    package final private(set) var progress: SpringMotion!
    /// It is on its way out, and takes no input.
    package final private(set) var isLeaving = false
    /// The content's place in the window when all of it is there.
    package final var card = CGRect.zero
    package final let handle: PresentationHandle
    private(set) weak var outerFocus: (any KeyResponder)?
    /// The view that presents it.
    private let source: () -> LayoutNode?
    private let input = PresentationInput()
    private let side = Side()

    /// Known before the layer is.
    private final class Side { var isAbove = false }

    @MainActor
    package init<Content: View>(
        _ style: PresentationStyle, _ content: Content, handle: PresentationHandle, _ inputs: _ViewInputs,
        source: @escaping () -> LayoutNode?
    ) {
        self.style = style
        self.handle = handle
        self.source = source
        var inputs = inputs
        inputs.stackAxis = nil
        let side = side
        inputs.environment = EnvironmentScope(parent: inputs.environment) { values in
            values.prepareForPresentation(style, handle)
            values.isPresentedAbove = side.isAbove
        }
        super.init(inputs)
        slot = ContentSlot(content, self.inputs)
        slot.layoutParent = self
        input.layer = self
        progress = SpringMotion(0, response: Self.response, precision: 0.001, in: viewGraph) { [weak self] _ in
            self?.moved()
        }
    }

    /// Seconds (iOS, from memory: about half a second until all is still).
    private static let response = 0.45

    /// Where the view is that the content grows out of (`navigationTransition`); nil where it grows out of none.
    package final private(set) var zoomSource: CGRect?

    package var isModal: Bool { style.isModal }
    package final var window: CGRect { CGRect(origin: .zero, size: size) }
    package final var metrics: PresentationMetrics { environment.values.profile.presentations }

    // MARK: Coming and going

    /// Puts the layer on top of the window.
    @MainActor
    package final func enter(isAnimated: Bool) {
        viewGraph.presentations.add(self)
        outerFocus = viewGraph.focus
        if isModal { viewGraph.focus = nil }
        findZoomSource()
        viewGraph.root?.invalidateMeasure()
        isAnimated && style.transition != .none ? progress.move(to: 1) : progress.jump(to: 1)
        if style.role == .alert { viewGraph.performAfterFrame { [weak self] in self?.focusFirstField() } }
    }

    /// Without a view to grow out of, the content grows out of the middle, as a page of a stack does.
    @MainActor
    private final func findZoomSource() {
        guard let key = Preferences.collect(NavigationOptionsKey.self, from: slot)?.zoomSource else { return }
        let below = viewGraph.presentations.layers.prefix { $0 !== self }
        let roots = below.reversed() as [LayoutNode] + [viewGraph.root].compactMap(\.self)
        let middle = CGRect(center: window.center, size: CGSize(width: 80, height: 80))
        zoomSource = roots.lazy.compactMap { $0.transitionSource(key) }.first ?? middle
    }

    /// Draws the content on its way out of the view that it grows out of, or back into it.
    @MainActor
    package final func paintZoomed(_ painter: inout Painter, _ content: (inout Painter) -> Void) {
        guard let zoomSource, progress.value != 1 else { return content(&painter) }
        PageZoom(source: zoomSource, frame: card).paint(progress: progress.value, &painter, page: content)
    }

    /// What is typed goes into the first field of an alert, unless the app has the keyboard elsewhere in it.
    private final func focusFirstField() {
        guard isAttached, !isLeaving, viewGraph.presentations.topModal === self, viewGraph.focus == nil else { return }
        // Called after a frame, on the main thread.
        let layer = UncheckedBox(self)
        MainActor.assumeIsolated { FocusOrder(viewGraph: layer.value.viewGraph).focusFirstField(of: layer.value) }
    }

    /// Takes the layer, and those presented from it, off the window.
    /// - Parameter completion: called once nothing of it is left.
    @MainActor
    package final func leave(isAnimated: Bool, completion: @escaping () -> Void) {
        guard !isLeaving else { return }
        isLeaving = true
        findZoomSource()
        returnFocus()
        for layer in viewGraph.presentations.layers where layer.isPresented(from: self) {
            layer.leave(isAnimated: isAnimated) {}
        }
        if isAnimated && style.transition != .none {
            progress.move(to: 0, completion: completion)
        } else {
            progress.jump(to: 0)
            completion()
        }
    }

    private final func isPresented(from other: PresentationLayer) -> Bool {
        var current = parent
        while let node = current {
            if node === other { return true }
            current = node.parent
        }
        return false
    }

    /// What had the keyboard before has it again; what is in a layer that leaves too hands it on.
    @MainActor
    private final func returnFocus() {
        guard isModal else { return }
        var focus = outerFocus
        while let layer = viewGraph.presentations.layers.first(where: { $0.isLeaving && $0.contains(focus) }),
            layer !== self
        {
            focus = layer.outerFocus
        }
        viewGraph.focus = focus
    }

    /// The user wants the content to go.
    /// - Returns: whether it may be asked to.
    @MainActor
    @discardableResult
    package func requestDismissal() -> Bool {
        handle.dismiss()
        return true
    }

    override package final func willDetach() {
        if !isLeaving { returnFocus() }
        progress.stop()
        super.willDetach()
        viewGraph.presentations.remove(self)
        viewGraph.root?.forgetDrawingBounds()
    }

    private final func moved() {
        viewGraph.willRedraw(self)
        invalidateDisplay()
    }

    // MARK: Layout

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: viewGraph.metrics.size)
    }

    override package func placeChildren() {
        let safe = window.inset(by: viewGraph.metrics.safeArea)
        switch style.placement {
        case .window, .sheet, .popover: placeCard(window)
        case .center: placeInMiddle(safe)
        case .bottom(let margin): placeAtBottom(safe, margin)
        case .lowerEdge: placeAlongLowerEdge(safe)
        case .anchored(let anchor): placeAtAnchor(anchor, safe)
        }
    }

    /// Puts the content into a rectangle of the window, clear of the safe area.
    package final func placeCard(_ card: CGRect) {
        self.card = card
        let insets = SafeAreaLayout.overlap(of: card, in: window, insets: viewGraph.metrics.safeArea)
        let inner = card.inset(by: insets)
        slot.place(at: inner.center, anchor: .center, proposal: ProposedViewSize(inner.size))
    }

    private final func placeInMiddle(_ safe: CGRect) {
        let room = ProposedViewSize(
            width: safe.width - 2 * metrics.alertSideMargin, height: safe.height - 2 * metrics.alertMargin)
        placeCard(CGRect(center: safe.center, size: slot.sizeThatFits(room)))
    }

    private final func placeAtBottom(_ safe: CGRect, _ margin: CGFloat) {
        let width = min(safe.width - 2 * margin, metrics.actionSheetMaximumWidth)
        let bottom = viewGraph.metrics.safeArea.bottom > 0 ? safe.maxY : safe.maxY - margin
        let fitting = slot.sizeThatFits(ProposedViewSize(width: width, height: bottom - safe.minY - margin))
        placeCard(
            CGRect(
                x: safe.midX - fitting.width / 2, y: bottom - fitting.height, width: fitting.width,
                height: fitting.height))
    }

    private final func placeAlongLowerEdge(_ safe: CGRect) {
        let height = slot.sizeThatFits(ProposedViewSize(width: safe.width, height: nil)).height
        let top = max(safe.minY, safe.maxY - height)
        placeCard(CGRect(x: 0, y: top, width: window.width, height: window.maxY - top))
    }

    private final func placeAtAnchor(_ anchor: PresentationAnchor, _ safe: CGRect) {
        let placement = AnchoredPlacement(anchor, source: anchorFrame(anchor), area: safe)
        let fitting = slot.sizeThatFits(ProposedViewSize(placement.proposal))
        card = placement.frame(for: fitting)
        take(isAbove: placement.arrowEdge(for: fitting) == .bottom)
        slot.place(at: card.origin, proposal: ProposedViewSize(card.size))
    }

    private final func take(isAbove: Bool) {
        guard isAbove != side.isAbove else { return }
        side.isAbove = isAbove
        viewGraph.performAfterFrame { [weak self] in self?.environment.recompute() }
        viewGraph.requestFrame?()
    }

    /// The rectangle of the window that anchored content is attached to.
    package final func anchorFrame(_ anchor: PresentationAnchor) -> CGRect {
        guard let node = source() else { return CGRect(center: window.center, size: .zero) }
        let rectangle = anchor.rectangle?(node) ?? CGRect(origin: .zero, size: node.size)
        return rectangle.applying(node.windowTransform)
    }

    override package var ownSafeArea: SafeArea? {
        let metrics = viewGraph.metrics
        return SafeArea(
            region: card, insets: SafeAreaLayout.overlap(of: card, in: window, insets: metrics.safeArea))
    }

    // MARK: Drawing

    override package var drawsContent: Bool { style.dims }

    override package func paint(_ painter: inout Painter) {
        if style.dims { paintDimming(&painter, progress.value) }
        let opacity = Double(min(1, max(0, progress.value)))
        if let node = source().flatMap({ style.lifted?($0) }), node.isPlaced {
            painter.layer(.opacity(opacity), bounds: window) { paintLifted(node, &$0) }
        }
        guard fades, opacity < 1 else { return paintCard(&painter) }
        painter.layer(.opacity(opacity), bounds: window) { paintCard(&$0) }
    }

    private final var fades: Bool {
        switch style.transition {
        case .fade, .settle, .grow: true
        case .none, .slide: false
        }
    }

    /// Draws a view of the window on a plate of its own, as iOS does with what a context menu is opened at.
    @MainActor
    private final func paintLifted(_ node: LayoutNode, _ painter: inout Painter) {
        let colors = environment.read(StyleEnvironment.self, for: self).colors
        let frame = node.windowRectangle(CGRect(origin: .zero, size: node.size))
        let plate = Path(roundedRect: frame, cornerRadius: metrics.liftedCornerRadius, style: .continuous)
        let place = CGAffineTransform(translationX: -node.origin.x, y: -node.origin.y)
        painter.fill(plate, .color(colors.value(of: .systemBackground)))
        painter.clipped(to: plate) { painter in
            painter.transformed(by: place.concatenating(node.windowTransform)) { $0.paint(node) }
        }
    }

    /// Darkens all that is below.
    /// - Parameter amount: 0 to 1.
    @MainActor
    package final func paintDimming(_ painter: inout Painter, _ amount: CGFloat) {
        let colors = environment.read(StyleEnvironment.self, for: self).colors
        let color = colors.value(of: .presentationDimming)
        painter.fill(window, .color(color.opacity(Float(min(1, max(0, amount))))))
    }

    /// Draws the content where the transition has it now.
    @MainActor
    package func paintCard(_ painter: inout Painter) {
        painter.transformed(by: childTransform ?? .identity) { painter in
            paintZoomed(&painter) { paintChildren(&$0) }
        }
    }

    override package func environmentChanged() { invalidateDisplay() }

    override package var childTransform: CGAffineTransform? {
        let missing = 1 - (progress?.value ?? 1)
        guard missing != 0, zoomSource == nil else { return nil }
        switch style.transition {
        case .none, .fade: return nil
        case .slide: return CGAffineTransform(translationX: 0, y: missing * (window.maxY - card.minY))
        case .settle: return isLeaving ? nil : .scaling(1 + 0.2 * missing, around: card.center)
        case .grow: return .scaling(1 - 0.7 * missing, around: growthCenter)
        }
    }

    /// The point of the content that is nearest to what it grows out of.
    private final var growthCenter: CGPoint {
        guard case .anchored(let anchor) = style.placement else { return card.center }
        let source = anchorFrame(anchor).center
        return CGPoint(
            x: min(max(source.x, card.minX), card.maxX), y: min(max(source.y, card.minY), card.maxY))
    }

    // MARK: Input and accessibility

    override package final func admitsHit(at point: CGPoint) -> Bool { !isLeaving }
    override package final func isHit(at point: CGPoint) -> Bool { isModal }
    override package final var responder: (any Responder)? { input }

    @MainActor
    final func tapped(at point: CGPoint) {
        guard style.leavesOnOutsideTap, !isInCard(point) else { return }
        if style.cancelsOnOutsideTap, KeyboardDispatcher(viewGraph: viewGraph).cancel() { return }
        requestDismissal()
    }

    override package func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        var content = AccessibilityContent(role: style.role, traits: isModal ? .modal : [])
        if style.role == .alert { content.label = Self.title(of: below) }
        if style.leavesOnEscape || style.leavesOnOutsideTap {
            content.actions[.escape] = { [weak self] in self?.requestDismissal() }
        }
        let frame = card.applying(childTransform ?? .identity)
        return [AccessibilityElement(content, frame: frame, elements: below)]
    }

    /// An alert is called by its first text.
    @MainActor
    private static func title(of elements: [AccessibilityElement]) -> String {
        elements.flatMap(\.leaves).first { $0.properties.role == .text }?.properties.label ?? ""
    }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        if let slot { body(slot) }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let slot { body(slot) }
    }
}

extension CGRect {
    init(center: CGPoint, size: CGSize) {
        self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGAffineTransform {
    /// Makes larger or smaller, and leaves one point where it is.
    static func scaling(_ factor: CGFloat, around point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(
            a: factor, b: 0, c: 0, d: factor, tx: point.x * (1 - factor), ty: point.y * (1 - factor))
    }
}
