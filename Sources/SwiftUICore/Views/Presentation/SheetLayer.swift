import Drawing
import Foundation
import Geometry
import LayoutEngine
import Platform

/// A sheet: a card that rises from the lower edge, rests at detents and can be dragged away.
package final class SheetLayer: PresentationLayer {
    private var background: ContentSlot!
    private var options = PresentationOptions()
    /// The detent at which it rests; nil is the smallest.
    private var detent: PresentationDetent?
    /// The part of the card that is visible while it is dragged or moves, in points; nil while it rests.
    private var movingHeight: CGFloat?
    private var motion: SpringMotion!
    private var isDragged = false

    @MainActor
    override package init<Content: View>(
        _ style: PresentationStyle, _ content: Content, handle: PresentationHandle, _ inputs: _ViewInputs,
        source: @escaping () -> LayoutNode?
    ) {
        super.init(style, content, handle: handle, inputs, source: source)
        background = ContentSlot(Self.defaultBackground, self.inputs)
        background.layoutParent = self
        motion = SpringMotion(0, response: 0.4, precision: 0.5, in: viewGraph) { [weak self] height in
            self?.show(height)
        }
        viewGraph.collectPreferences(at: self)
    }

    private static var defaultBackground: AnyView { AnyView(Color(SystemColor.systemBackground).ignoresSafeArea()) }

    // MARK: What the content says

    override package var collectedPreference: ObjectIdentifier? { ObjectIdentifier(PresentationOptionsKey.self) }

    override package func collectPreferences() {
        let old = options
        options = Preferences.collectChildren(PresentationOptionsKey.self, of: self) ?? PresentationOptions()
        if let background = options.background {
            self.background.update(to: background)
        } else if old.background != nil {
            background.update(to: Self.defaultBackground)
        }
        if let selected = options.selectedDetent?.wrappedValue, selected != detent { take(selected) }
        invalidateMeasure()
        invalidateDisplay()
    }

    private var detents: [PresentationDetent] {
        let all = fillsWindow ? [] : options.detents ?? []
        return (all.isEmpty ? [.large] : Array(all)).sorted { height(of: $0) < height(of: $1) }
    }

    private var currentDetent: PresentationDetent {
        let detents = detents
        if let detent, detents.contains(detent) { return detent }
        return detents[0]
    }

    private func height(of detent: PresentationDetent) -> CGFloat {
        let context = PresentationDetent.Context(
            maxDetentValue: largestHeight - insets.bottom, environment: environment.values)
        return min(largestHeight, (detent.height(in: context) ?? context.maxDetentValue) + insets.bottom)
    }

    private var insets: EdgeInsets { viewGraph.metrics.safeArea }
    private var largestHeight: CGFloat {
        fillsWindow ? size.height : max(0, size.height - insets.top - metrics.sheetTopMargin)
    }

    /// A wide window has the card in the middle.
    private var isFloating: Bool { UserInterfaceSizeClass.horizontal(in: size) == .regular && !fillsWindow }

    /// In a low window, such as that of a phone on its side, a sheet covers all of it.
    private var fillsWindow: Bool {
        guard (options.verticalAdaptation ?? .automatic).kind == .automatic else { return false }
        return UserInterfaceSizeClass.vertical(in: size) == .compact && environment.values.profile.platform == .iOS
    }

    // MARK: Layout

    override package func placeChildren() {
        if let popover { return placePopover(popover) }
        let card = isFloating ? floatingCard : risenCard
        placeCard(card)
        background.place(at: card.origin, proposal: ProposedViewSize(card.size))
    }

    /// The anchor of a popover that is shown as such.
    private var popover: PresentationAnchor? {
        guard case .popover(var anchor) = style.placement else { return nil }
        let isWide = UserInterfaceSizeClass.horizontal(in: size) == .regular
        guard isWide || options.adaptation == .popover || options.adaptation == PresentationAdaptation.none else {
            return nil
        }
        anchor.gap = metrics.popoverArrowSize.height
        return anchor
    }

    private func placePopover(_ anchor: PresentationAnchor) {
        let safe = window.inset(by: insets)
        let placement = AnchoredPlacement(anchor, source: anchorFrame(anchor), area: safe)
        let (most, ideal) = (placement.proposal, slot.sizeThatFits(.unspecified))
        let proposal = ProposedViewSize(
            width: min(ideal.width, most.width), height: ideal.width > most.width ? nil : min(ideal.height, most.height)
        )
        let fitting = slot.sizeThatFits(proposal)
        card = placement.frame(for: CGSize(width: fitting.width, height: min(fitting.height, most.height)))
        slot.place(at: card.origin, proposal: ProposedViewSize(card.size))
        let bubble = bubble(anchor).path.boundingRect
        background.place(at: bubble.origin, proposal: ProposedViewSize(bubble.size))
    }

    private func bubble(_ anchor: PresentationAnchor) -> PopoverBubble {
        let source = anchorFrame(anchor)
        let placement = AnchoredPlacement(anchor, source: source, area: window.inset(by: insets))
        return PopoverBubble(
            card: card, edge: placement.arrowEdge(for: card.size), target: placement.source.center,
            cornerRadius: options.cornerRadius ?? metrics.popoverCornerRadius, arrow: metrics.popoverArrowSize)
    }

    private var floatingCard: CGRect {
        let space = window.inset(by: insets)
        let size = (options.sizing ?? .automatic).proposedSize(
            for: PresentationSizingRoot(content: slot, metrics: metrics),
            context: PresentationSizingContext(space: space.size)
        ).replacingUnspecifiedDimensions(by: metrics.formSheetSize)
        return CGRect(
            center: space.center,
            size: CGSize(width: min(size.width, space.width), height: min(size.height, space.height)))
    }

    private var risenCard: CGRect {
        let smallest = height(of: detents[0])
        let height = max(movingHeight ?? height(of: currentDetent), smallest)
        return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    }

    /// How far the card is below its place, in points.
    private var sunk: CGFloat { movingHeight.map { max(0, card.height - $0) } ?? 0 }

    override package var childTransform: CGAffineTransform? {
        if popover != nil { return nil }
        let risen = zoomSource == nil ? progress?.value ?? 1 : 1
        let missing = (1 - risen) * (window.maxY - card.minY) + sunk
        return missing == 0 ? nil : CGAffineTransform(translationX: 0, y: missing)
    }

    /// How far what is below has stepped back, 0 to 1: all the way behind a sheet at its largest.
    var recession: CGFloat {
        guard !isFloating, !fillsWindow, popover == nil, largestHeight > 0 else { return 0 }
        let part = visibleHeight / largestHeight
        let share = detents.count == 1 ? part : (part - 0.75) / 0.25
        guard height(of: detents[detents.count - 1]) > 0.9 * largestHeight else { return 0 }
        return min(1, max(0, share)) * min(1, max(0, progress.value))
    }

    // MARK: Drawing

    private var cardPath: Path {
        let radius = fillsWindow ? 0 : options.cornerRadius ?? metrics.sheetCornerRadius
        let lower = isFloating ? radius : 0
        return Path(
            roundedRect: card,
            cornerRadii: RectangleCornerRadii(
                topLeading: radius, bottomLeading: lower, bottomTrailing: lower, topTrailing: radius),
            style: .continuous)
    }

    override package func paint(_ painter: inout Painter) {
        if let popover { return paintPopover(popover, &painter) }
        if isModal { paintDimming(&painter, progress.value * (1 - sunk / max(1, card.height))) }
        paintCard(&painter)
    }

    override package func paintCard(_ painter: inout Painter) {
        painter.transformed(by: childTransform ?? .identity) { painter in
            paintZoomed(&painter) { painter in
                painter.clipped(to: cardPath) { painter in
                    paintChildren(&painter)
                    if showsGrabber { paintGrabber(&painter) }
                }
            }
        }
    }

    /// Radius, distance and darkness of a popover's shadow (iOS, from memory).
    private static let shadow = (radius: CGFloat(20), offset: CGSize(width: 0, height: 4), opacity: Float(0.18))

    @MainActor
    private func paintPopover(_ anchor: PresentationAnchor, _ painter: inout Painter) {
        let path = bubble(anchor).path
        let shadow = Self.shadow
        let effect = LayerEffect.shadow(
            RGBA.black.opacity(shadow.opacity), radius: shadow.radius, offset: shadow.offset)
        painter.layer(.opacity(Double(min(1, max(0, progress.value)))), bounds: window) { painter in
            painter.layer(effect, bounds: path.boundingRect, reach: 3 * shadow.radius) { painter in
                painter.clipped(to: path) { paintChildren(&$0) }
            }
        }
    }

    private var showsGrabber: Bool {
        switch options.dragIndicator ?? .automatic {
        case .visible: true
        case .hidden: false
        case .automatic: detents.count > 1
        }
    }

    @MainActor
    private func paintGrabber(_ painter: inout Painter) {
        let grabber = metrics.grabberSize
        let frame = CGRect(
            x: card.midX - grabber.width / 2, y: card.minY + metrics.grabberTop, width: grabber.width,
            height: grabber.height)
        let color = environment.read(StyleEnvironment.self, for: self).colors.value(of: .sheetGrabber)
        painter.fill(Path(roundedRect: frame, cornerRadius: grabber.height / 2), .color(color))
    }

    // MARK: Dragging

    /// What is below can be used at this height.
    override package var isModal: Bool {
        switch options.backgroundInteraction?.kind ?? .automatic {
        case .automatic, .disabled: true
        case .enabled: false
        case .upThrough(let detent): height(of: currentDetent) > height(of: detent)
        }
    }

    @discardableResult
    override package func requestDismissal() -> Bool {
        guard options.isInteractiveDismissDisabled != true else { return false }
        return super.requestDismissal()
    }

    /// Whether a drag that meets a scroll view moves the sheet instead.
    /// - Parameter isAtStart: the scroll view shows the start of its content.
    package func takesDrag(by translation: CGFloat, isAtStart: Bool) -> Bool {
        guard isAtStart, popover == nil else { return false }
        if translation > 0 { return true }
        return options.contentInteraction?.kind != .scrolls && currentDetent != detents.last
    }

    /// - Parameter start: the visible height when the drag began.
    @MainActor
    func drag(from start: CGFloat, by translation: CGFloat) {
        guard popover == nil else { return }
        isDragged = true
        motion.stop()
        let wanted = start - translation
        let most = isFloating ? card.height : height(of: detents[detents.count - 1])
        let least = options.isInteractiveDismissDisabled == true ? smallestHeight : 0
        show(banded(wanted, least, most))
    }

    private var smallestHeight: CGFloat { isFloating ? card.height : height(of: detents[0]) }

    /// Beyond its limits the card follows ever less.
    private func banded(_ height: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        func beyond(_ distance: CGFloat) -> CGFloat { (1 - 1 / (distance * 0.55 / size.height + 1)) * size.height }
        if height > most { return most + beyond(height - most) * 0.3 }
        if height < least { return least - beyond(least - height) }
        return height
    }

    var visibleHeight: CGFloat { movingHeight ?? card.height }

    /// Seconds of its speed that a sheet let go still moves on: what a rate of 0.998 a millisecond, a scroll view's usual
    /// one, leads to (WWDC 2018, session 803).
    private static let reach: CGFloat = 0.499

    /// - Parameter velocity: points a second, downwards.
    @MainActor
    func endDrag(velocity: CGFloat) {
        guard popover == nil else { return }
        isDragged = false
        let projected = visibleHeight - velocity * Self.reach
        if projected < smallestHeight / 2, options.isInteractiveDismissDisabled != true {
            requestDismissal()
            // Where the app keeps the sheet, it comes back.
            viewGraph.performAfterFrame { [weak self] in
                MainActor.assumeIsolated {
                    guard let self, !self.isLeaving else { return }
                    self.rest(at: self.currentDetent)
                }
            }
        } else {
            rest(at: detents.min { abs(height(of: $0) - projected) < abs(height(of: $1) - projected) } ?? .large)
        }
    }

    /// The app has chosen a detent; it is where the sheet comes up, or moves to.
    @MainActor
    private func take(_ selected: PresentationDetent) {
        if detent == nil { detent = selected } else { rest(at: selected) }
    }

    /// Moves to a detent, and tells the app.
    @MainActor
    private func rest(at detent: PresentationDetent) {
        let from = visibleHeight
        self.detent = detent
        if options.selectedDetent?.wrappedValue != detent { options.selectedDetent?.wrappedValue = detent }
        guard placedProposal != nil, !isLeaving else { return }
        motion.jump(to: from)
        let target = isFloating ? card.height : height(of: currentDetent)
        motion.move(to: target) { [weak self] in
            guard let self, !self.motion.isMoving, !self.isDragged else { return }
            self.movingHeight = nil
            self.invalidateMeasure()
        }
    }

    private func show(_ height: CGFloat) {
        viewGraph.willRedraw(self)
        movingHeight = height
        invalidateMeasure()
        invalidateDisplay()
    }

    override package func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        let elements = super.accessibilityElements(below)
        if options.isInteractiveDismissDisabled == true { elements.first?.actions[.escape] = nil }
        return elements
    }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        if let background { body(background) }
        super.forEachLayoutChild(body)
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let background { body(background) }
        super.forEachChild(body)
    }
}

extension LayoutNode {
    /// The sheet that the node is in.
    package final var enclosingSheet: SheetLayer? {
        var current = layoutParent
        while let node = current {
            if let sheet = node as? SheetLayer { return sheet }
            current = node.layoutParent
        }
        return nil
    }
}
