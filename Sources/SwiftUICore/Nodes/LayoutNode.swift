import Foundation
import Geometry
import LayoutEngine

/// A region and what of its sides is covered by bars, the keyboard or the device's edges.
package struct SafeArea {
    package var region: CGRect
    package var insets: EdgeInsets
}

/// A node that takes part in layout: it has a size, a place in its layout parent, and may draw.
///
/// A subclass overrides `measure`, `placeChildren` and `paint`, and where it matters the rest.
package class LayoutNode: ViewNode {
    // In an order that leaves no gaps: there are many nodes.

    /// The node that places this one; nil for the root and before the first layout.
    package final unowned(unsafe) var layoutParent: LayoutNode?
    /// Its place in the parent's `DrawingOrder`, if there is one.
    package final var drawingIndex: Int32 = 0
    /// On its way out: it is only drawn.
    final var isDeparting = false
    /// Drawn with an opacity while it comes or goes.
    final var isFading = false
    /// What a transition makes of it stands around it.
    final var isFramed = false
    /// Some that were its children are still drawn.
    final var hasGhosts = false
    /// Its children have to be placed anew.
    package final var needsPlacement = true
    /// The top-left corner in the layout parent's coordinates: where it appears, on its way to `layoutOrigin`.
    package final internal(set) var origin = CGPoint.zero
    /// The size in which it appears, on its way to `layoutSize`; inside `placeChildren` that itself.
    package final internal(set) var size = CGSize.zero
    /// Moves the node from where it was to its place; nil at rest.
    final var glide: Glide?
    final var packedProposal = PackedProposal.none
    /// What `drawingBounds` is while `areBoundsKnown`.
    final var storedBounds = CGRect.null
    /// The guides that the parent has asked for: a change in one of them is a change of layout.
    private final var askedGuides: [(key: AlignmentKey, size: CGSize, value: CGFloat?)] = []
    private final var cache = MeasureCache()
    /// Takes any size that is proposed: what is asked for in both directions is the answer.
    package final var fillsProposal = false
    /// In the queue of nodes to be measured anew.
    package final var isMeasureInvalid = false
    /// In the queue of nodes that look different.
    package final var isDisplayInvalid = false
    /// Tells whether the spacing that a container was told is another by now; 0 where none was.
    private final var spacingSignature: UInt32 = 0
    /// The guides that are set below; nil where they must be found anew.
    private final var knownGuides: ExplicitGuides?
    /// What its spacing is made of may have changed since it was told.
    final var isSpacingStale = true
    final var areBoundsKnown = false

    /// What it was placed with; nil before it was placed.
    package final var placedProposal: ProposedViewSize? { packedProposal.value }
    package final var isPlaced: Bool { !packedProposal.isNone }

    override package init(_ inputs: _ViewInputs) {
        var inputs = inputs
        // What is inside one element of a lazy container is there as a whole.
        inputs.isLazy = false
        super.init(inputs)
    }

    override package final var rowCount: Int { 1 }
    override package final func rowIndex(of id: AnyHashable) -> Int? { nil }

    /// The node as something to scroll to.
    package final var scrollDestination: ScrollDestination {
        ScrollDestination(container: self) { [unowned self] in CGRect(origin: .zero, size: size) }
    }
    override package final func row(at index: Int) -> LayoutNode { presented }
    override package final func appendRows(to rows: inout SectionedRows) { rows.add(self) }
    override package final func releaseRows(outside range: Range<Int>) {}

    // MARK: What subclasses say

    /// The size for a proposal.
    package func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
    /// Called before the node is measured anew: something below it has changed.
    package func willRemeasure() {}
    /// Places the layout children in `size`.
    package func placeChildren() {}
    /// Draws the node and its children.
    @MainActor
    package func paint(_ painter: inout Painter) { paintChildren(&painter) }
    /// The nodes whose layout parent is this one, back to front.
    package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {}
    /// The same, but those may be left out that draw nothing in a rectangle of their coordinates.
    package func forEachLayoutChild(drawingIn rectangle: CGRect, _ body: (LayoutNode) -> Void) {
        forEachLayoutChild(body)
    }
    /// Calls an action with the layout children that a point of their coordinates may meet, front to back, until it
    /// returns true.
    /// - Returns: whether it did.
    package func containsLayoutChild(at point: CGPoint, where body: (LayoutNode) -> Bool) -> Bool {
        var children: [LayoutNode] = []
        forEachLayoutChild { children.append($0) }
        return children.reversed().contains(where: body)
    }
    /// What the children draw, in their coordinates; null for nothing.
    package var childDrawingBounds: CGRect {
        var bounds = CGRect.null
        forEachLayoutChild { bounds = bounds.union($0.boundsInParent) }
        return bounds
    }
    /// A child draws or takes input elsewhere than it did.
    package func childBoundsChanged(_ child: LayoutNode) {}
    /// A child has another `zIndex`.
    package func childOrderChanged() {}
    /// Those of them that can be used and read now.
    package func forEachAccessibleChild(_ body: (LayoutNode) -> Void) { forEachLayoutChild(body) }
    /// A child asks for something else of its container: another priority, spacing or value.
    package func childTraitsChanged() { invalidateMeasure() }
    /// The distances it keeps to its neighbours in a stack.
    package var spacing: ItemSpacing { .plain }
    /// The spacing is made of what the layout children have told, and of nothing else that can change by itself.
    package var hasSpacingOfChildren: Bool { false }
    package var layoutPriority: Double { 0 }
    /// The order in which it is drawn among its siblings.
    package var zIndex: Double { 0 }
    /// Draws something of its own that depends on its size.
    package var drawsContent: Bool { false }
    /// What appears depends on its size, which grows and shrinks gradually where that is animated.
    package var presentsSize: Bool { drawsContent }
    /// Its children are where it puts them at once: what moves them is animated itself, or a finger.
    package var placesChildrenAtOnce: Bool { false }
    /// The guides that may be set, by the node itself or below.
    package var explicitGuides: ExplicitGuides { [] }
    /// The explicit value of a guide, one of those, at a size that was measured for the proposal.
    package func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
    /// Whether a name stands for the node's coordinates.
    package func namesCoordinateSpace(_ name: AnyHashable) -> Bool { false }
    /// Its place in the parent has changed.
    package func wasPlaced() {}
    /// A value that a custom layout reads.
    package func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
    /// The drawing of the node itself, in its coordinates.
    package var ownDrawingBounds: CGRect? { drawsContent ? CGRect(origin: .zero, size: size) : nil }
    /// Maps what children draw to what appears (a shadow is larger, a clip smaller).
    package func boundsAfterEffect(_ bounds: CGRect) -> CGRect { bounds }
    /// From the coordinates of the children to those of the node; nil is the identity.
    package var childTransform: CGAffineTransform? { nil }
    /// The same where it is no affine map; `childTransform` is then what comes nearest to it.
    package var childProjection: ProjectionTransform? { nil }
    /// Whether a point (in its coordinates) can meet the node or something below it.
    package func admitsHit(at point: CGPoint) -> Bool { true }
    /// Outside of it no point meets the node itself; in its coordinates.
    package var ownHitBounds: CGRect {
        let frame = CGRect(origin: .zero, size: size)
        return ownDrawingBounds.map { frame.union($0) } ?? frame
    }
    /// Whether the node itself, not something below it, is met.
    package func isHit(at point: CGPoint) -> Bool { false }
    /// What takes input that meets something below.
    package var responder: (any Responder)? { nil }
    /// What the keyboard can be given to; nil where nothing.
    package var keyResponder: (any KeyResponder)? { nil }
    /// The accessibility elements of the node, made from those below it.
    @MainActor
    package func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] { below }
    /// What a tap on the node does; nil for most nodes.
    @MainActor
    package var accessibilityActivation: (() -> Void)? { nil }
    /// Answers every proposal with the same size.
    package var isRigid: Bool { false }
    /// Chooses the same size in any space that is larger than what it chose.
    package var ignoresSpareSpace: Bool { false }

    // MARK: Measuring

    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if fillsProposal, let width = proposal.width, let height = proposal.height {
            noteMeasure()
            return CGSize(width: width, height: height)
        }
        if let known = cache.size(for: proposal) { return known }
        noteMeasure()
        let size = measure(proposal)
        cache.insert(proposal, size)
        return size
    }

    private final func noteMeasure() { graphReference._withUnsafeGuaranteedRef { $0.measureCount += 1 } }

    package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: sizeThatFits(proposal), explicit: guides.isEmpty ? nil : self)
    }

    /// The guides that may be set, found once until something below changes.
    package final var guides: ExplicitGuides {
        if let knownGuides { return knownGuides }
        let found = explicitGuides
        knownGuides = found
        return found
    }

    /// The node may answer differently from now on; whether it does is found in the layout pass.
    package final func invalidateMeasure() {
        needsPlacement = true
        guard !isMeasureInvalid, isAttached else { return }
        isMeasureInvalid = true
        viewGraph.enqueueMeasure(self)
    }

    /// Asks the node anew what it has answered.
    /// - Returns: whether every answer is the same.
    package final func remeasure() -> Bool {
        let old = cache
        cache.removeAll()
        willRemeasure()
        var isSame = areGuidesSame() && isSpacingSame()
        old.forEach { if sizeThatFits($0) != $1 { isSame = false } }
        if !askedGuides.isEmpty {
            let asked = askedGuides
            askedGuides.removeAll()
            for guide in asked where isSame && explicitValue(of: guide.key, size: guide.size) != guide.value {
                isSame = false
            }
        }
        return isSame
    }

    /// Forgets what was measured, for what measures anew in the same pass.
    package final func forgetMeasure() {
        cache.removeAll()
        willRemeasure()
        needsPlacement = true
    }

    /// Whether the guides are set that were set when somebody asked.
    private final func areGuidesSame() -> Bool {
        guard let old = knownGuides else { return true }
        knownGuides = nil
        return guides == old
    }

    /// The spacing, for a container that will go by it until it hears of a change.
    package final func tellSpacing() -> ItemSpacing {
        let spacing = spacing
        spacingSignature = spacing.signature
        isSpacingStale = false
        return spacing
    }

    private final func isSpacingSame() -> Bool {
        guard spacingSignature != 0, isSpacingStale || !hasSpacingOfChildren else { return true }
        if spacingSignature == spacing.signature { return true }
        layoutParent?.isSpacingStale = true
        return false
    }

    // MARK: Drawing bounds

    /// The node looks different in the same place.
    package final func invalidateDisplay() {
        guard !isDisplayInvalid, isAttached else { return }
        isDisplayInvalid = true
        viewGraph.enqueueDisplay(self)
    }

    @MainActor
    package final func paintChildren(_ painter: inout Painter) {
        if hasGhosts { return paintChildrenAndGhosts(&painter) }
        // A hairline has no area of its own.
        let visible = painter.visibleRectangle.insetBy(dx: -1, dy: -1)
        forEachLayoutChild(drawingIn: visible) { child in painter.paint(child) }
    }

    /// What of the node's region is covered, if the node sets that for those below it.
    package var ownSafeArea: SafeArea? { nil }
    /// Its content depends on where it lies.
    package var dependsOnPosition: Bool { false }

    // MARK: Structure

    override package func appendElements(to elements: inout [LayoutNode]) { elements.append(presented) }
    override package func appendExistingRows(to rows: inout [LayoutNode]) {}
    override package func noteArrivalOfRows() {}

    @MainActor
    override package func elementsChanged() { invalidateMeasure() }

    override package func willDetach() {
        if isPlaced { viewGraph.willRemove(self) }
        forgetFade()
        forgetTransitionFrame()
    }
}

extension LayoutNode: ExplicitAlignments {
    package func explicitValue(of key: AlignmentKey, size: CGSize) -> CGFloat? {
        guard guides.contains(ExplicitGuides(key)) else { return nil }
        for guide in askedGuides where guide.key == key && guide.size == size { return guide.value }
        let proposal = cache.proposal(givingSize: size) ?? ProposedViewSize(size)
        let value = explicitAlignment(key, size: size, proposal: proposal)
        askedGuides.append((key, size, value))
        return value
    }
}
