import Drawing
import Foundation
import Geometry
import LayoutEngine
import Platform

/// A window on content that may be larger: it shows a part of it, and moves that part.
package final class ScrollNode: LayoutNode {
    var axes: Axis.Set
    package private(set) var showsIndicators: Bool
    var slot: ContentSlot!
    /// What of the content is at the window's top-left corner; beyond the limits while it springs back.
    package var offset = CGPoint.zero
    package private(set) var contentSize = CGSize.zero
    var limits = CGRect.zero
    /// How far the window extends beyond the frame, under what covers the edges; the content keeps clear of it.
    private var growth = EdgeInsets()
    private let role: AccessibilityRole
    let motion: ScrollMotion
    var animation = AnimationSlot<CGPoint>()
    var observers: [ObserverReference] = []
    package private(set) var options: ScrollOptions
    let indicators: ScrollIndicators
    let refreshControl: RefreshControl
    /// The content has been placed, at the anchor if there is one.
    private var isShown = false
    var lastGeometry: ScrollGeometry?
    /// What the observers of phases were last told.
    var lastPhase = ScrollPhase.idle
    var isPhaseChecked = false
    /// What the binding of the position was last told.
    var reportedPosition: AnyHashable?
    /// What frames in the content are relative to; nil before anything has been proposed.
    var container: CGSize?
    var relativeFrames: [RelativeFrameReference] = []

    struct ObserverReference {
        weak var object: (any ViewportObserver)?
    }

    @MainActor
    init<Content: View>(_ view: ScrollView<Content>, _ inputs: _ViewInputs) {
        axes = view.axes
        showsIndicators = view.showsIndicators
        role = view.role
        motion = ScrollMotion()
        options = inputs.environment.values.value(of: ScrollOptionsKey.self)
        indicators = ScrollIndicators()
        refreshControl = RefreshControl()
        super.init(inputs)
        motion.node = self
        indicators.node = self
        refreshControl.node = self
        _ = environment.read(for: self) { $0.scrollOptions }
        // Several views are a column, whatever the axes.
        slot = ContentSlot(view.content, contentInputs, arrangement: .stack(.vertical, spacing: nil))
        slot.layoutParent = self
        if options.position?.place != nil || options.position?.followsUserAlone == true { followPosition() }
        if options.flashesIndicatorsAtFirst { flashIndicators() }
    }

    /// What is said to this scroll view is not for those inside it.
    private var contentInputs: _ViewInputs {
        var inputs = inputs
        guard environment.values.hasValue(of: ScrollOptionsKey.self) || environment.values.hasValue(of: RefreshKey.self)
        else { return inputs }
        inputs.environment = EnvironmentScope(parent: environment) { values in
            values.scrollOptions = ScrollOptions()
            if values.value(of: RefreshKey.self) != nil { values.refresh = nil }
        }
        return inputs
    }

    override package func environmentChanged() {
        let old = options
        options = environment.values.value(of: ScrollOptionsKey.self)
        if old.contentMargins != options.contentMargins { invalidateMeasure() }
        if old.drawsBeyondBounds != options.drawsBeyondBounds { invalidateDisplay() }
        if let position = options.position, position.wanted != old.position?.wanted { followPosition() }
        if old.indicatorFlashes != options.indicatorFlashes { flashIndicators() }
    }

    @MainActor
    func update<Content: View>(to view: ScrollView<Content>) {
        if axes != view.axes {
            axes = view.axes
            invalidateMeasure()
        }
        showsIndicators = view.showsIndicators
        slot.update(to: view.content)
    }

    var engine: ScrollLayout { ScrollLayout(axes: axes) }

    /// All that the content shows through, in the node's coordinates.
    package var window: CGRect {
        CGRect(
            x: -growth.leading, y: -growth.top, width: size.width + growth.leading + growth.trailing,
            height: size.height + growth.top + growth.bottom)
    }

    // MARK: Layout

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        setContainer(to: proposal)
        return engine.sizeThatFits(proposal, content: NodeItem(slot), insets: options.contentMargins)
    }

    /// What of the window the content keeps clear of at its ends.
    var insets: EdgeInsets {
        var insets = growth
        insets.top += options.contentMargins.top + refreshControl.height
        insets.leading += options.contentMargins.leading
        insets.bottom += options.contentMargins.bottom
        insets.trailing += options.contentMargins.trailing
        return insets
    }

    /// What is covered at the ends the content keeps clear of by itself, so that for those in it nothing is covered
    /// there, wherever they are scrolled to.
    override package var ownSafeArea: SafeArea? {
        var area = safeArea
        if scrollAxes.contains(.vertical) { (area.insets.top, area.insets.bottom) = (0, 0) }
        if scrollAxes.contains(.horizontal) { (area.insets.leading, area.insets.trailing) = (0, 0) }
        return area
    }

    override package func placeChildren() {
        setContainer(to: ProposedViewSize(size))
        let proposal = engine.contentProposal(ProposedViewSize(size), insets: options.contentMargins)
        contentSize = slot.sizeThatFits(proposal)
        let old = limits
        let area = safeArea
        growth = SafeAreaLayout.growth(
            of: CGRect(origin: .zero, size: size), in: area.region, insets: area.insets)
        updateLimits()
        keepAnchor(old)
        if growth.top > 0 { lieUnderBar() }
        if !motion.isMoving { offset = clamped(offset) }
        let shift = alignmentShift
        slot.place(
            at: CGPoint(x: window.minX - offset.x + shift.width, y: window.minY - offset.y + shift.height),
            proposal: proposal)
        // What is measured lazily may be larger now than it was thought to be.
        let measured = slot.sizeThatFits(proposal)
        if measured != contentSize {
            contentSize = measured
            updateLimits()
        }
        tellGeometry()
    }

    /// How far content that is smaller than the window lies from its start.
    private var alignmentShift: CGSize {
        guard let anchor = options.alignmentAnchor else { return .zero }
        let (room, axes) = (self.room, scrollAxes)
        return CGSize(
            width: axes.contains(.horizontal) ? max(0, room.width - contentSize.width) * anchor.x : 0,
            height: axes.contains(.vertical) ? max(0, room.height - contentSize.height) * anchor.y : 0)
    }

    /// The part of the window that the content does not keep clear of.
    var room: CGSize {
        CGSize(
            width: window.width - insets.leading - insets.trailing, height: window.height - insets.top - insets.bottom)
    }

    /// Where the content was at its start, or at the anchor, it stays there while sizes change. Lines that run from
    /// right to left start at the right.
    private func keepAnchor(_ old: CGRect) {
        let start = UnitPoint(x: environment.layoutDirection == .rightToLeft ? 1 : 0, y: 0)
        var anchor = options.anchor ?? start
        func point(_ limits: CGRect) -> CGPoint {
            CGPoint(x: limits.minX + limits.width * anchor.x, y: limits.minY + limits.height * anchor.y)
        }
        guard isShown else {
            isShown = true
            offset = point(limits)
            return
        }
        if let resizing = options.resizingAnchor { anchor = resizing ?? start }
        if offset == point(old) { offset = point(limits) }
    }

    func updateLimits() {
        limits = engine.offsets(content: contentSize, window: window.size, insets: insets)
    }

    override package var dependsOnPosition: Bool { true }
    override package var placesChildrenAtOnce: Bool { true }

    func clamped(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(point.x, limits.minX), limits.maxX), y: min(max(point.y, limits.minY), limits.maxY))
    }

    override package var spacing: ItemSpacing { .plain }
    override package func namesCoordinateSpace(_ name: AnyHashable) -> Bool {
        guard let space = name.base as? ScrollViewSpace else { return false }
        return space.axis.map { scrollAxes.contains(Axis.Set($0)) } ?? true
    }

    // MARK: Drawing and hits

    override package func paint(_ painter: inout Painter) {
        if options.drawsBeyondBounds {
            painter.paint(slot)
        } else {
            painter.clipped(to: Path(window)) { painter in painter.paint(slot) }
        }
        refreshControl.paint(&painter)
        indicators.paint(&painter)
    }

    override package func boundsAfterEffect(_ bounds: CGRect) -> CGRect {
        options.drawsBeyondBounds ? bounds.union(window) : bounds.intersection(window)
    }

    override package var ownHitBounds: CGRect { window }
    override package func admitsHit(at point: CGPoint) -> Bool { window.contains(point) }
    /// The empty part of a scroll view scrolls too.
    override package func isHit(at point: CGPoint) -> Bool { true }
    override package var responder: (any Responder)? { motion }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        if let slot { body(slot) }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let slot { body(slot) }
    }

    override package func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        var content = AccessibilityContent(role: role)
        if let refresh = refreshControl.action { content.actions[.named(systemString(.refresh))] = refresh }
        content.respond = { [weak self] action in
            guard case .scroll(let delta) = action else { return false }
            return self?.scroll(by: delta) ?? false
        }
        return [AccessibilityElement(content, frame: windowFrame, elements: below)]
    }
}

/// What covers the upper edge of scroll views, and looks different as their content passes under it.
package protocol ScrollFollower: AnyObject {
    func follow(_ scrollNode: ScrollNode)
    /// Where content that would come to rest after a distance, in points, is to rest; nil lets it rest there.
    func restingDistance(of scrollNode: ScrollNode, near distance: CGFloat) -> CGFloat?
    /// By how much the bar is lower than where nothing is scrolled, in points; 0 for content that it does not follow.
    func collapsedHeight(over scrollNode: ScrollNode) -> CGFloat
    /// By how much what lies right below the bar is to be moved up with it, in points.
    /// - Parameter node: is arranged anew whenever that changes.
    func collapsedHeight(for node: LayoutNode) -> CGFloat
}
