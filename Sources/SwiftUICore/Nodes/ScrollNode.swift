import Drawing
import Foundation
import Geometry
import LayoutEngine
import Platform

/// A window on content that may be larger: it shows a part of it, and moves that part.
package final class ScrollNode: LayoutNode {
    private var axes: Axis.Set
    package private(set) var showsIndicators: Bool
    private var slot: ContentSlot!
    /// What of the content is at the window's top-left corner; beyond the limits while it springs back.
    package private(set) var offset = CGPoint.zero
    package private(set) var contentSize = CGSize.zero
    private var limits = CGRect.zero
    /// How far the window extends beyond the frame, under what covers the edges; the content keeps clear of it.
    private var growth = EdgeInsets()
    private let role: AccessibilityRole
    private let motion: ScrollMotion
    private var animation = AnimationSlot<CGPoint>()
    private var observers: [ObserverReference] = []
    package private(set) var options: ScrollOptions
    private let indicators: ScrollIndicators
    private let refreshControl: RefreshControl
    /// The content has been placed, at the anchor if there is one.
    private var isShown = false
    private var lastGeometry: ScrollGeometry?
    /// What the binding of the position was last told.
    private var reportedPosition: AnyHashable?

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

    private var engine: ScrollLayout { ScrollLayout(axes: axes) }

    /// All that the content shows through, in the node's coordinates.
    package var window: CGRect {
        CGRect(
            x: -growth.leading, y: -growth.top, width: size.width + growth.leading + growth.trailing,
            height: size.height + growth.top + growth.bottom)
    }

    // MARK: Layout

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        engine.sizeThatFits(proposal, content: NodeItem(slot), insets: options.contentMargins)
    }

    /// What of the window the content keeps clear of at its ends.
    private var insets: EdgeInsets {
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
    private var room: CGSize {
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

    /// The bar that the content passes under follows it.
    private func lieUnderBar() {
        guard scrollAxes.contains(.vertical) else { return }
        bar?.follow(self)
    }

    private var bar: (any ScrollFollower)? {
        var current = layoutParent
        while let node = current {
            if let bar = node as? any ScrollFollower { return bar }
            current = node.layoutParent
        }
        return nil
    }

    private func updateLimits() {
        limits = engine.offsets(content: contentSize, window: window.size, insets: insets)
    }

    // MARK: Observers

    package var geometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: offset, contentSize: contentSize, contentInsets: insets, containerSize: window.size)
    }

    /// Actions that read the geometry run after the frame: they may change the views.
    private func tellGeometry() {
        guard !options.observers.isEmpty || !options.targetObservers.isEmpty || options.position != nil,
            geometry != lastGeometry
        else { return }
        lastGeometry = geometry
        viewGraph.lifecycle.addChange { [weak self] in
            nonisolated(unsafe) let node = self
            MainActor.assumeIsolated { node?.reportGeometry() }
        }
    }

    @MainActor
    private func reportGeometry() {
        guard isAttached else { return }
        for observer in options.observers { observer.geometryChanged(geometry) }
        for observer in options.targetObservers { observer.targetsMoved(in: self) }
        // On the way to what the binding asks for, it stays as it is.
        guard animation.isEmpty, let position = options.position else { return }
        if position.followsUserAlone {
            if motion.phase != .idle { reportedPosition = position.write(firstTarget) }
        } else if let target = firstTarget {
            reportedPosition = position.write(target)
        }
    }

    // MARK: Phases

    private var lastPhase = ScrollPhase.idle
    private var isPhaseChecked = false

    /// What moves now: the app's movements are told from the user's.
    private var phase: ScrollPhase { motion.phase.isScrolling || animation.isEmpty ? motion.phase : .animating }

    /// Somebody has to know whether the user scrolls.
    package var tellsPhases: Bool { !options.phaseObservers.isEmpty || options.position?.followsUserAlone == true }

    /// Something has begun to move the content, or no longer does. Observers are told after the frame.
    package func phaseMayHaveChanged() {
        guard !options.phaseObservers.isEmpty, !isPhaseChecked else { return }
        isPhaseChecked = true
        viewGraph.lifecycle.addChange { [weak self] in
            nonisolated(unsafe) let node = self
            MainActor.assumeIsolated { node?.reportPhase() }
        }
        viewGraph.requestFrame?()
    }

    @MainActor
    private func reportPhase() {
        isPhaseChecked = false
        let (old, new) = (lastPhase, phase)
        guard isAttached, old != new else { return }
        lastPhase = new
        let context = ScrollPhaseChangeContext(geometry: geometry, velocity: motion.contentVelocity)
        for observer in options.phaseObservers { observer.action?(old, new, context) }
    }

    // MARK: Targets

    /// The views that scrolling may come to rest at, and their frames in the content.
    @MainActor
    package var targets: [(node: LayoutNode, frame: CGRect)] {
        guard let layout = slot.firstTargetLayout else { return [] }
        return layout.targets.map { ($0, frameInContent(of: $0)) }
    }

    private func frameInContent(of node: LayoutNode) -> CGRect {
        var frame = CGRect(origin: node.origin, size: node.size)
        var current = node
        while let parent = current.layoutParent, parent !== slot {
            frame = frame.offsetBy(dx: parent.origin.x, dy: parent.origin.y)
            current = parent
        }
        return frame
    }

    /// The target at the start of the window.
    @MainActor
    private var firstTarget: LayoutNode? {
        let start = CGPoint(x: offset.x + insets.leading, y: offset.y + insets.top)
        let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
        return targets.first { $0.frame.origin[axis] + $0.frame.size[axis] / 2 > start[axis] }?.node
    }

    /// Shows what the binding asks for.
    private func followPosition() {
        let transaction = Transaction.currentBox
        viewGraph.performAfterFrame { [weak self] in
            nonisolated(unsafe) let node = self
            MainActor.assumeIsolated { Transaction.perform(transaction) { node?.showPosition() } }
        }
    }

    @MainActor
    private func showPosition() {
        guard isAttached, let position = options.position, let wanted = position.wanted, wanted != reportedPosition
        else { return }
        if let place = position.place {
            move(to: offset(at: place))
        } else if let target = position.target, let destination = slot.find(target) {
            destination.scrollIntoView(anchor: position.anchor ?? .topLeading)
        } else {
            return
        }
        reportedPosition = wanted
    }

    private func offset(at place: ScrollPosition.Place) -> CGPoint {
        switch place {
        case .edge(.top): CGPoint(x: offset.x, y: limits.minY)
        case .edge(.bottom): CGPoint(x: offset.x, y: limits.maxY)
        case .edge(let edge):
            CGPoint(
                x: (edge == .leading) == (environment.layoutDirection == .leftToRight) ? limits.minX : limits.maxX,
                y: offset.y)
        case .offset(let x, let y):
            CGPoint(x: x.map { limits.minX + $0 } ?? offset.x, y: y.map { limits.minY + $0 } ?? offset.y)
        }
    }

    /// Where scrolling that would end at a place is to end.
    @MainActor
    package func restingPlace(from start: CGPoint, towards end: CGPoint, velocity: CGSize) -> CGPoint? {
        guard let behavior = options.behavior else { return restingPlaceUnderBar(towards: end) }
        let room = room
        func target(_ offset: CGPoint) -> ScrollTarget {
            ScrollTarget(
                rect: CGRect(
                    origin: CGPoint(x: offset.x + insets.leading, y: offset.y + insets.top), size: room))
        }
        var result = target(end)
        behavior.updateTarget(
            &result,
            context: ScrollTargetBehaviorContext(
                originalTarget: target(start), velocity: CGVector(dx: velocity.width, dy: velocity.height),
                contentSize: contentSize, containerSize: room, axes: axes, targets: targets.map(\.frame),
                environment: environment.values))
        return clamped(CGPoint(x: result.rect.minX - insets.leading, y: result.rect.minY - insets.top))
    }

    /// Nil where the bar lets the content rest anywhere.
    private func restingPlaceUnderBar(towards end: CGPoint) -> CGPoint? {
        guard scrollAxes.contains(.vertical), limits.minY...limits.maxY ~= end.y,
            let distance = bar?.restingDistance(of: self, near: end.y - limits.minY)
        else { return nil }
        let rest = clamped(CGPoint(x: end.x, y: limits.minY + distance))
        return rest.y == end.y ? nil : rest
    }

    // MARK: Refreshing

    /// The height that the sign of a refresh takes has changed.
    package func refreshHeightChanged() {
        updateLimits()
        needsPlacement = true
        viewGraph.arrangementQueue.insert(self, depth: depth)
        invalidateDisplay()
    }

    package var refreshAction: RefreshAction? {
        axes.contains(.vertical) ? environment.values.value(of: RefreshKey.self) : nil
    }

    /// A finger moves the content.
    package var isTracking: Bool { motion.isDragging }

    /// Lets the content come to rest within its limits.
    @MainActor
    package func settle() { if !motion.isDragging { motion.release(velocity: .zero) } }

    /// How far the content is pulled down beyond its start.
    package var pulledDistance: CGFloat { max(0, limits.minY - offset.y) }

    override package var dependsOnPosition: Bool { true }
    override package var placesChildrenAtOnce: Bool { true }

    private func clamped(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(point.x, limits.minX), limits.maxX), y: min(max(point.y, limits.minY), limits.maxY))
    }

    override package var spacing: ItemSpacing { .plain }
    override package var coordinateSpaceName: AnyHashable? { AnyHashable(ScrollViewSpace()) }

    // MARK: Scrolling

    /// Shows another part; the content is not laid out anew, only moved, and lazy content is told.
    package func scroll(to point: CGPoint) {
        guard point != offset else { return }
        offset = point
        viewGraph.willRedraw(self)
        needsPlacement = true
        viewGraph.arrangementQueue.insert(self, depth: depth)
        invalidateDisplay()
        for reference in observers { reference.object?.viewportChanged() }
        indicators.didScroll()
        refreshControl.didScroll()
        tellGeometry()
        viewGraph.requestFrame?()
    }

    /// Tells an observer whenever another part is shown.
    package func observe(_ observer: any ViewportObserver) {
        observers.removeAll { $0.object == nil }
        observers.append(ObserverReference(object: observer))
    }

    private struct ObserverReference {
        weak var object: (any ViewportObserver)?
    }

    /// Scrolls as far as there is content.
    /// - Returns: whether it moved.
    package func scroll(by delta: CGSize) -> Bool {
        let target = clamped(
            CGPoint(
                x: offset.x - (axes.contains(.horizontal) ? delta.width : 0),
                y: offset.y - (axes.contains(.vertical) ? delta.height : 0)))
        guard target != offset else { return false }
        scroll(to: target)
        return true
    }

    /// Scrolls so that a rectangle of the content is visible.
    @MainActor
    package func show(_ target: CGRect, anchor: UnitPoint?) {
        let end = engine.offset(
            toShow: target, from: offset, window: window.size, anchor: anchor, insets: insets, limits: limits)
        move(to: end)
    }

    /// Scrolls to an offset, as far as there is content, under the animation of the moment.
    @MainActor
    private func move(to end: CGPoint) {
        let (start, end) = (offset, clamped(end))
        motion.endWheel()
        scroll(
            to: animation.present(end, from: start, at: self, animatedTransaction) { [unowned self] value, isLast in
                if isLast { animation.stop() }
                scroll(to: value)
                phaseMayHaveChanged()
            })
        phaseMayHaveChanged()
    }

    /// Ends a movement that was not the user's, where it is.
    package func stopAnimation() {
        animation.stop()
        phaseMayHaveChanged()
    }

    /// Shows the indicators for a moment.
    private func flashIndicators() {
        viewGraph.performAfterFrame { [weak self] in
            guard let self, isAttached else { return }
            indicators.didScroll()
            invalidateDisplay()
        }
    }

    /// The same for a rectangle of the node's own coordinates.
    @MainActor
    package func showInNodeCoordinates(_ rectangle: CGRect, anchor: UnitPoint?) {
        show(rectangle.offsetBy(dx: offset.x - window.minX, dy: offset.y - window.minY), anchor: anchor)
    }

    /// How far the content has been scrolled from its start, in points; negative where it was pulled beyond it.
    package var scrolledDistance: CGFloat { offset.y - limits.minY }
    /// Where an offset may come to rest.
    package var offsetLimits: CGRect { limits }
    package var scrollAxes: Axis.Set { axes }

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
}
