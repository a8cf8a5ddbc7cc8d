import Drawing
import AppleFoundation
import Foundation
import Geometry
import Platform

/// One window's content: the border between a host and the tree of views.
@MainActor
package final class RootContent: WindowContent {
    package let viewGraph: ViewGraph
    package weak var window: (any HostWindow)? {
        didSet { window?.setNeedsFrame() }
    }
    private let dispatcher: EventDispatcher
    /// What the views ask for, whatever the window says.
    private var preferredColorScheme: ColorScheme?
    /// Whether the views know that the window is active.
    private var tellsActivity: Bool

    /// - Parameter beginsInactive: whether `scenePhase` becomes active only after the content has appeared, as on iOS:
    ///   who waits for its change starts then.
    package init<Content: View>(
        _ content: Content, services: Services, metrics: WindowMetrics,
        environment: EnvironmentValues = EnvironmentValues(), beginsInactive: Bool = false
    ) {
        tellsActivity = !beginsInactive
        var values = environment
        values.apply(metrics)
        if beginsInactive { values.scenePhase = .inactive }
        values.systemOpen = services.open
        values.imageDecoder = services.imageDecoder
        values.undoManager = UndoManager()
        values.clipboard = services.clipboard
        viewGraph = ViewGraph(services: services, metrics: metrics, environment: values)
        values.provideEditMode(StoredLocation(EditMode.inactive, viewGraph: viewGraph))
        viewGraph.rootEnvironment.replace(values)
        dispatcher = EventDispatcher(viewGraph: viewGraph)
        viewGraph.requestFrame = { [weak self] in MainActor.assumeIsolated { self?.requestFrame() } }
        viewGraph.currentTime = { [weak self] in MainActor.assumeIsolated { self?.window?.now ?? 0 } }
        viewGraph.showTextEntry = { [weak self] place in
            MainActor.assumeIsolated { self?.window?.textEntry = place }
        }
        viewGraph.beginOutgoingDrag = { [weak self] drag in
            MainActor.assumeIsolated { self?.window?.begin(drag) ?? false }
        }
        let inputs = _ViewInputs(viewGraph: viewGraph, parent: nil, environment: viewGraph.rootEnvironment)
        let root = RootNode(content, inputs)
        root.onPreferredColorScheme = { [weak self] in self?.prefer($0) }
        viewGraph.root = root
        viewGraph.root.invalidateMeasure()
        viewGraph.damage.addAll(of: metrics.size)
        if beginsInactive { viewGraph.lifecycle.addTask { [weak self] in self?.tellActivity() } }
    }

    private func tellActivity() {
        tellsActivity = true
        viewGraph.rootEnvironment.replace(windowEnvironment)
        AppRuntime.phaseChanged?(ScenePhase(viewGraph.metrics))
    }

    private func requestFrame() {
        guard !viewGraph.isMakingFrame else { return }
        guard worksWithoutWindow else { return window?.setNeedsFrame() ?? () }
        guard !isFrameScheduled else { return }
        isFrameScheduled = true
        Task { @MainActor in
            isFrameScheduled = false
            _ = frame(at: 0)
        }
    }

    private var worksWithoutWindow = false
    private var isFrameScheduled = false

    /// What changes from now on is still followed, though nobody sees it.
    package func windowWillClose() {
        _ = frame(at: window?.now ?? 0)
        window = nil
        worksWithoutWindow = true
    }

    /// How large the content is when it is proposed the window's size, rounded up to whole points.
    package var fittingSize: CGSize {
        let size = contentNode?.sizeThatFits(ProposedViewSize(viewGraph.metrics.size)) ?? .zero
        return CGSize(width: max(1, size.width.rounded(.up)), height: max(1, size.height.rounded(.up)))
    }

    /// The node of what the window shows.
    package var contentNode: LayoutNode? {
        var content: LayoutNode?
        viewGraph.root.forEachLayoutChild { content = content ?? $0 }
        return content
    }

    /// Shows a new value of the content.
    package func update<Content: View>(to content: Content) {
        (viewGraph.root as? RootNode<Content>)?.update(to: content)
    }

    package func metricsChanged(_ metrics: WindowMetrics) {
        if metrics.isHidden != viewGraph.metrics.isHidden { passInactivity(to: metrics) }
        take(metrics)
        if metrics.isHidden { makeUnseenFrame() }
    }

    /// Between active and in the background a scene is inactive, in both directions.
    private func passInactivity(to metrics: WindowMetrics) {
        var between = metrics
        (between.isActive, between.isHidden) = (false, false)
        take(between)
        makeUnseenFrame()
    }

    /// Tells the views at once: a hidden window is asked for no frames.
    private func makeUnseenFrame() {
        guard tellsActivity, !viewGraph.isMakingFrame else { return }
        _ = frame(at: window?.now ?? 0)
        viewGraph.damage.addAll(of: viewGraph.metrics.size)
        viewGraph.requestFrame?()
    }

    private func take(_ metrics: WindowMetrics) {
        guard metrics != viewGraph.metrics else { return }
        let phase = ScenePhase(metrics)
        let isPhaseChanged = phase != ScenePhase(viewGraph.metrics)
        viewGraph.metrics = metrics
        defer { if isPhaseChanged, tellsActivity { AppRuntime.phaseChanged?(phase) } }
        replaceEnvironment()
        viewGraph.root.invalidateMeasure()
        viewGraph.requestFrame?()
    }

    private var windowEnvironment: EnvironmentValues {
        var values = viewGraph.rootEnvironment.values
        values.apply(viewGraph.metrics)
        if let preferredColorScheme { values.colorScheme = preferredColorScheme }
        if !tellsActivity { values.scenePhase = .inactive }
        return values
    }

    private func replaceEnvironment() {
        viewGraph.rootEnvironment.replace(windowEnvironment)
        viewGraph.damage.addAll(of: viewGraph.metrics.size)
    }

    private func prefer(_ colorScheme: ColorScheme?) {
        guard colorScheme != preferredColorScheme else { return }
        preferredColorScheme = colorScheme
        replaceEnvironment()
    }

    package func handle(_ event: InputEvent) -> Bool {
        defer { DefaultsReaders.refreshAll() }
        return dispatcher.handle(event)
    }

    package func frame(at time: Double) -> Frame { viewGraph.makeFrame(at: time) }

    package func displayList(in rectangle: CGRect) -> DisplayList {
        var painter = Painter(clip: rectangle, scale: viewGraph.metrics.scale)
        painter.fill(rectangle, .color(viewGraph.rootEnvironment.values.windowBackground))
        painter.paint(viewGraph.root)
        viewGraph.commandCount += painter.list.commands.count
        return painter.list
    }

    package var accessibilityRoot: any AccessibilityNode { AccessibilityElement.root(of: viewGraph) }

    /// Takes the tree apart: tasks end, `onDisappear` runs.
    package func close() {
        viewGraph.root.detach()
        for action in viewGraph.lifecycle.take() { action() }
    }
}
