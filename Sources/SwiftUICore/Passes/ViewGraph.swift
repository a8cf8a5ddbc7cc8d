import Foundation
import Geometry
import Graph
import Platform

/// The tree of one window, its queues, and what the passes of a frame work on.
package final class ViewGraph: @unchecked Sendable {
    package let graph = Graph()
    package let services: Services
    /// The environment of the whole window.
    package let rootEnvironment: EnvironmentScope
    package var root: LayoutNode!
    package var metrics: WindowMetrics

    /// For those that may outlive the window.
    package let reference = ViewGraphReference()

    // Counts since the start, for tests and benchmarks.
    package var nodeCount = 0
    package var bodyCount = 0
    package var measureCount = 0
    package var placeCount = 0
    package var commandCount = 0
    /// Nodes that painting and hit testing have looked at.
    package var visitCount = 0

    /// Nodes that may answer differently when measured.
    package var measureQueue = DepthQueue<LayoutNode>()
    /// Nodes whose children have to be placed anew.
    package var arrangementQueue = DepthQueue<LayoutNode>()
    /// Nodes that look different.
    package var displayQueue: [LayoutNode] = []
    package var damage = DamageRegion()
    /// Nodes that moved or came in this frame: where they are now has to be painted.
    package var movedNodes: [LayoutNode] = []
    package var isDamaging = false
    package var lifecycle = LifecycleQueue()
    package var preferences = PreferenceQueue()
    package var placeWatches = PlaceWatches()
    private var beforeUpdate: [() -> Void] = []
    private var afterFrame: [() -> Void] = []
    /// An array whose memory serves again and again.
    private var elementBuffer: [LayoutNode] = []
    /// A frame is being made.
    package var isMakingFrame = false
    /// Asks the host for a frame.
    package var requestFrame: (() -> Void)?
    /// The time of the frame that is made, on the host's clock.
    package var time: Double = 0
    /// The time now, outside of frames too.
    package var currentTime: (() -> Double)?
    /// What has the keyboard; nil for nothing.
    package weak var focus: (any KeyResponder)? {
        didSet {
            guard oldValue !== focus else { return }
            if let oldValue { formerFocus = oldValue }
            oldValue?.focusChanged()
            focus?.focusChanged()
            focusObservers.notify()
        }
    }
    /// What had the keyboard before.
    package private(set) weak var formerFocus: (any KeyResponder)?
    /// The user leads the keyboard from place to place by keys, and has touched nothing since.
    package var isLedByKeys = false
    /// What wants to know where the keyboard goes.
    package let focusObservers = FocusObservers()
    /// What views hand to commands and the like.
    private(set) lazy var focusedValues = FocusedValuesTable(self)
    /// Keys that do what a control does.
    package var shortcuts: [WeakShortcut] = []
    /// Tells the host where text is entered.
    package var showTextEntry: ((TextEntryPlace?) -> Void)?
    /// What is presented over the content of the window.
    package let presentations = PresentationStack()
    /// What is dragged; nil for nothing.
    package var dragSession: DragSession?
    /// Hands what is dragged out of the window over to the host; false where there is nothing around it.
    package var beginOutgoingDrag: ((OutgoingDrag) -> Bool)?
    package let dropTargets = DropTargets()
    /// What acts at times of its own: animations, long presses.
    package var clock = FrameClock()
    /// What moves now.
    package let animations = AnimationScheduler()
    /// What the changes of this turn were made under, as far as views' animations go.
    package var motion = MotionState()
    package let matchedGeometry = MatchedGeometryTable()
    /// What is drawn on its way out.
    package var ghosts = Ghosts()
    /// What transitions have made of elements.
    package var transitionFrames: [ObjectIdentifier: TransitionFrame] = [:]
    var fades: [ObjectIdentifier: Fade] = [:]

    package init(services: Services, metrics: WindowMetrics, environment: EnvironmentValues) {
        self.services = services
        self.metrics = metrics
        rootEnvironment = EnvironmentScope(root: environment)
        reference.viewGraph = self
        Self.windows.append(reference)
        graph.onInvalidation = { [unowned self] in requestFrame?() }
        graph.onMixedTransactions = { [unowned self] pending, new in
            let (pending, new) = (pending as? TransactionBox, new as? TransactionBox)
            MainActor.assumeIsolated { separate(pending, new) }
        }
    }

    deinit {
        reference.viewGraph = nil
        graph.close()
    }

    /// The keys of defaults databases that views have read.
    package let defaultsReaders = DefaultsReaders()

    // Made and read on the main thread.
    private nonisolated(unsafe) static var windows: [ViewGraphReference] = []

    /// Those of all windows.
    package static var live: [ViewGraph] {
        windows.removeAll { $0.viewGraph == nil }
        return windows.compactMap(\.viewGraph)
    }

    package var hasWork: Bool {
        graph.hasInvalidNodes || !measureQueue.isEmpty || !arrangementQueue.isEmpty || !displayQueue.isEmpty
            || !damage.isEmpty
            || !beforeUpdate.isEmpty || !afterFrame.isEmpty || lifecycle.hasWork || preferences.hasWork
    }

    package func enqueueMeasure(_ node: LayoutNode) {
        motion.noteLayoutChange()
        measureQueue.insert(node, depth: node.depth)
        requestFrame?()
    }

    package func enqueueArrangement(_ node: LayoutNode) {
        arrangementQueue.insert(node, depth: node.depth)
        requestFrame?()
    }

    package func enqueueDisplay(_ node: LayoutNode) {
        displayQueue.append(node)
        requestFrame?()
    }

    /// Runs an action before views are updated next: what finds out whether any of them has to be.
    package func performBeforeUpdate(_ action: @escaping () -> Void) {
        beforeUpdate.append(action)
        requestFrame?()
    }

    package var hasActionsBeforeUpdate: Bool { !beforeUpdate.isEmpty }

    package func runActionsBeforeUpdate() {
        guard !beforeUpdate.isEmpty else { return }
        let actions = beforeUpdate
        beforeUpdate = []
        for action in actions { action() }
    }

    /// Runs an action once the frame that is made now is done.
    package func performAfterFrame(_ action: @escaping () -> Void) {
        afterFrame.append(action)
        requestFrame?()
    }

    package func takeAfterFrame() -> [() -> Void] {
        defer { afterFrame.removeAll() }
        return afterFrame
    }

    /// Calls an action with the layout elements that a node stands for.
    @MainActor
    package func withElements(of node: ViewNode, _ body: ([LayoutNode]) -> Void) {
        // One inside another finds it empty and makes its own.
        var elements: [LayoutNode] = []
        swap(&elements, &elementBuffer)
        node.appendElements(to: &elements)
        body(elements)
        elements.removeAll(keepingCapacity: true)
        swap(&elements, &elementBuffer)
    }

    // MARK: Damage

    /// Moves or resizes a node; where it was and where it will be is painted anew. Inside, nodes below it need no
    /// damage of their own: it covers what they draw.
    package func damaging(_ node: LayoutNode, _ change: () -> Void) {
        guard !isDamaging else { return change() }
        if node.isPlaced { addDamage(node) }
        isDamaging = true
        change()
        isDamaging = false
        movedNodes.append(node)
    }

    /// The node is about to look different, in a way that may change where it draws.
    package func willRedraw(_ node: LayoutNode) {
        if node.isPlaced { addDamage(node) }
    }

    package func willRemove(_ node: LayoutNode) {
        addDamage(node)
        node.forgetDrawingBounds()
    }

    package func addDamage(_ node: LayoutNode) {
        guard !damage.isFull else { return }
        let bounds = node.drawingBounds
        guard !bounds.isNull, !bounds.isEmpty else { return }
        damage.add(node.windowRectangle(bounds), in: metrics.size)
    }
}

/// What the engine uses of its host.
@MainActor
package final class Services {
    package nonisolated(unsafe) let textMeasurer: any TextMeasurer
    package let imageDecoder: any ImageDecoder
    package let clipboard: any Clipboard
    package let open: (URL) -> Bool

    package init(
        textMeasurer: any TextMeasurer, imageDecoder: any ImageDecoder, clipboard: any Clipboard,
        open: @escaping (URL) -> Bool
    ) {
        self.textMeasurer = textMeasurer
        self.imageDecoder = imageDecoder
        self.clipboard = clipboard
        self.open = open
    }
}
