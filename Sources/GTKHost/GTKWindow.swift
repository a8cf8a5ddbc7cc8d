import CGtk4
import Drawing
import Foundation
import Geometry
import Platform

/// A desktop window whose every pixel the content draws.
@MainActor
package final class GTKWindow: HostWindow {
    package private(set) var metrics: WindowMetrics

    package var title: String {
        didSet { native?.setTitle(title) }
    }

    package var now: Double { FrameClock.now }

    package var textEntry: TextEntryPlace? {
        didSet { native?.textEntry = textEntry }
    }

    private let content: any WindowContent
    private unowned let host: GTKHost
    private let initialSize: CGSize
    private var native: NativeWindow?
    private var translator = EventTranslator()
    private var firstFrame: Frame?
    private var isClosed = false
    /// The desktop has taken over what the pointer drags: the pointer is its from here on.
    private var isPointerTaken = false

    init(_ content: any WindowContent, title: String, size: CGSize, host: GTKHost) {
        self.content = content
        self.title = title
        self.host = host
        initialSize = size
        metrics = WindowMetrics(size: size, scale: 1, isDark: host.isDark, isActive: false)
        content.metricsChanged(metrics)
    }

    /// Runs the first frame, for which no display is needed yet.
    func makeFirstFrame() {
        firstFrame = content.frame(at: now)
    }

    /// Shows the window on the display.
    func open() {
        guard native == nil, !isClosed else { return }
        let native = NativeWindow(
            title: title, size: initialSize, isDecorated: !host.hasServerSideFrames, owner: self, host: host)
        self.native = native
        native.textEntry = textEntry
        if let firstFrame {
            native.scheduler.schedule(firstFrame.next)
        } else {
            native.scheduler.setNeedsFrame()
        }
        metricsMayHaveChanged()
        native.redecorate(isDark: metrics.isDark, isActive: metrics.isActive)
        native.present()
    }

    package func setNeedsFrame() {
        if let native { native.scheduler.setNeedsFrame() } else { firstFrame = nil }
    }

    package func begin(_ drag: OutgoingDrag) -> Bool {
        isPointerTaken = native?.begin(drag, renderer: host.renderer) == true
        return isPointerTaken
    }

    package func close() {
        guard !isClosed else { return }
        isClosed = true
        (metrics.isActive, metrics.isHidden) = (false, true)
        content.metricsChanged(metrics)
        native?.close()
        native = nil
        host.windowClosed(self)
    }
}

// MARK: - What the native window tells

extension GTKWindow {
    /// Runs a frame.
    func frame(at time: Double) -> Frame {
        content.frame(at: time)
    }

    /// What lies in a rectangle.
    func displayList(in rectangle: CGRect) -> DisplayList {
        content.displayList(in: rectangle)
    }

    /// What lies below all that is drawn.
    var background: RGBA { metrics.isDark ? .black : .white }

    /// Tells the content of another size, scale, look or focus, if there is one.
    func metricsMayHaveChanged() {
        guard let native, !isClosed else { return }
        let now = WindowMetrics(
            size: native.size ?? metrics.size, scale: native.scale, isDark: host.isDark, isActive: native.isActive,
            isHidden: native.isHidden)
        guard now != metrics else { return }
        let isRepainted = now.size != metrics.size || now.scale != metrics.scale || now.isDark != metrics.isDark
        metrics = now
        content.metricsChanged(now)
        if isRepainted { native.damageAll() }
        native.redecorate(isDark: now.isDark, isActive: now.isActive)
        native.scheduler.setNeedsFrame()
    }

    /// The input method has finished a text.
    func enter(_ string: String) {
        _ = content.handle(.text(string))
    }

    /// The input method has begun a text, or changed what it has begun.
    func compose(_ string: String, caret: Int) {
        _ = content.handle(.composition(string, caret: caret))
    }

    func handle(_ event: NativeEvent) {
        for input in translator.inputs(for: event) {
            // A key that nothing takes becomes text, where it has a character.
            if !content.handle(input.event), let text = input.text { _ = content.handle(.text(text)) }
        }
        guard isPointerTaken else { return }
        isPointerTaken = false
        for event in translator.cancel(at: event.time) { _ = content.handle(event) }
    }

    /// Something is dragged over the window from outside.
    func handle(_ drag: DragEvent) -> Bool { content.handle(.drag(drag)) }
}
