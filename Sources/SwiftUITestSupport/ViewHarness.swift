import CairoRenderer
import Drawing
import Foundation
import Geometry
import Platform
import SwiftUICore

/// Shows a view in a window that is nowhere, and plays its user: taps, types, lets time pass, looks.
///
/// Time is virtual: it stands still but for `advance(by:)`. Every action is followed by the frames that it asks for.
@MainActor
package final class ViewHarness {
    package let root: RootContent
    private let window: HarnessWindow
    /// What the last frames had painted anew.
    package private(set) var damage: [CGRect] = []
    /// How many frames were made.
    package private(set) var frameCount = 0
    private var next = Frame.Next.none

    /// - Parameters:
    ///   - size: the window's, in points.
    ///   - scale: device pixels a point.
    ///   - beginsInactive: whether the window becomes active only when its content has appeared, as an app's.
    package init<Content: View>(
        _ view: Content, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, isDark: Bool = false,
        safeArea: EdgeInsets = EdgeInsets(), environment: EnvironmentValues = EnvironmentValues(),
        beginsInactive: Bool = false
    ) {
        let metrics = WindowMetrics(size: size, scale: scale, safeArea: safeArea, isDark: isDark)
        window = HarnessWindow(metrics: metrics)
        root = RootContent(
            view, services: Self.services, metrics: metrics, environment: environment, beginsInactive: beginsInactive)
        root.window = window
        settle()
    }

    /// One text engine for all tests: its caches stay warm.
    private static let services = Services(
        textMeasurer: CairoTextMeasurer(), imageDecoder: PixbufImageDecoder(), clipboard: HarnessClipboard(),
        open: { _ in false })

    package var viewGraph: ViewGraph { root.viewGraph }

    // MARK: Time

    /// Where the window would show an input method.
    package var textEntry: TextEntryPlace? { window.textEntry }

    /// Whether there is something around the window, to drag things to.
    package var hasOutside: Bool {
        get { window.hasOutside }
        set { window.hasOutside = newValue }
    }

    /// What was dragged out of the window.
    package var outgoingDrag: OutgoingDrag? { window.outgoingDrag }

    /// The virtual time in seconds.
    package var now: Double { window.now }

    /// Makes frames, without letting time pass, until nothing asks for another one that is due.
    package func settle() {
        damage = []
        for _ in 0..<20 {
            guard window.takeNeedsFrame() || viewGraph.hasWork else { return }
            makeFrame()
        }
    }

    /// Lets time pass in refreshes of a sixtieth of a second.
    package func advance(by seconds: Double) {
        damage = []
        let end = window.now + seconds
        while window.now < end {
            window.now = min(end, window.now + 1.0 / 60)
            if isFrameDue { makeFrame() }
        }
    }

    private var isFrameDue: Bool {
        switch next {
        case .refresh: true
        case .at(let time): time <= window.now || window.takeNeedsFrame()
        case .none: window.takeNeedsFrame()
        }
    }

    private func makeFrame() {
        _ = window.takeNeedsFrame()
        let frame = root.frame(at: window.now)
        frameCount += 1
        damage += frame.damage
        next = frame.next
    }

    /// Lets the main loop turn, for tasks and queues.
    package func turnMainLoop() async {
        for _ in 0..<5 { await Task.yield() }
        settle()
    }

    package func resize(to size: CGSize) {
        window.metrics.size = size
        root.metricsChanged(window.metrics)
        settle()
    }

    package func setDark(_ isDark: Bool) {
        window.metrics.isDark = isDark
        root.metricsChanged(window.metrics)
        settle()
    }

    // MARK: Looking

    /// All elements of the accessibility tree, in reading order, that of the window first.
    package var elements: [AccessibilityElement] {
        func flatten(_ element: AccessibilityElement) -> [AccessibilityElement] {
            [element] + element.elements.flatMap(flatten)
        }
        return flatten(AccessibilityElement.root(of: viewGraph))
    }

    /// The first element with the identifier, label or value.
    package func element(_ name: String) -> AccessibilityElement? {
        let all = elements
        return all.first { $0.properties.identifier == name } ?? all.first { $0.properties.label == name }
            ?? all.first { $0.properties.value == name }
    }

    /// The labels of all elements that have one.
    package var labels: [String] { elements.map(\.properties.label).filter { !$0.isEmpty } }

    /// What is drawn, all of the window.
    package var displayList: DisplayList {
        root.displayList(in: CGRect(origin: .zero, size: viewGraph.metrics.size))
    }

    /// The frames of the layout nodes whose identifier (`accessibilityIdentifier`) was set.
    package func frame(of name: String) -> CGRect? { element(name)?.properties.frame }

    // MARK: Input

    package func tap(_ name: String) {
        guard let frame = frame(of: name) else {
            preconditionFailure("There is nothing called “\(name)”; there are \(labels).")
        }
        tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    package func tap(at point: CGPoint) {
        send(.pointer(PointerEvent(phase: .down, location: point, time: now)))
        send(.pointer(PointerEvent(phase: .up, location: point, time: now)))
    }

    /// Presses, moves in steps, and lets go.
    package func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10, duration: Double = 0.2) {
        send(.pointer(PointerEvent(phase: .down, location: start, time: now)))
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            advance(by: duration / Double(steps))
            let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            send(.pointer(PointerEvent(phase: .moved, location: point, time: now)))
        }
        send(.pointer(PointerEvent(phase: .up, location: end, time: now)))
    }

    package func scroll(by delta: CGSize, at point: CGPoint) {
        send(.scroll(ScrollEvent(location: point, delta: delta, time: now)))
    }

    /// Presses and releases a key; `KeyEvent` names those that have no character.
    package func press(_ key: Character, modifiers: KeyModifiers = []) {
        send(.key(KeyEvent(phase: .down, key: key, modifiers: modifiers, time: now)))
        send(.key(KeyEvent(phase: .up, key: key, modifiers: modifiers, time: now)))
    }

    @discardableResult
    package func send(_ event: InputEvent) -> Bool {
        let isTaken = root.handle(event)
        settle()
        return isTaken
    }
}

/// A window without a screen.
@MainActor
private final class HarnessWindow: HostWindow {
    var title = ""
    var metrics: WindowMetrics
    var now: Double = 0
    var textEntry: TextEntryPlace?
    var hasOutside = false
    private(set) var outgoingDrag: OutgoingDrag?
    private var needsFrame = true

    init(metrics: WindowMetrics) { self.metrics = metrics }

    func setNeedsFrame() { needsFrame = true }

    func takeNeedsFrame() -> Bool {
        defer { needsFrame = false }
        return needsFrame
    }

    func begin(_ drag: OutgoingDrag) -> Bool {
        if hasOutside { outgoingDrag = drag }
        return hasOutside
    }

    func close() {}
}

/// A clipboard of its own.
@MainActor
private final class HarnessClipboard: Clipboard {
    private var text: String?
    func setString(_ string: String) { text = string }
    func string(_ completion: @escaping @MainActor (String?) -> Void) { completion(text) }
}
