import CairoRenderer
import Drawing
import Foundation
import Geometry
import Platform

/// A window that is nowhere: it makes frames when it is told to, and pictures of them.
@MainActor
package final class HeadlessWindow: HostWindow {
    package var textEntry: TextEntryPlace?
    package var title: String
    package private(set) var metrics: WindowMetrics
    package let content: any WindowContent
    package private(set) var isClosed = false
    /// How many frames were made.
    package private(set) var frameCount = 0
    /// What the last frame said about the next one.
    package private(set) var next = Frame.Next.none

    /// What the frames since `takeDamage()` had painted anew.
    private var damage: [CGRect] = []
    private let clock: VirtualClock
    private let renderer: CairoRenderer
    private var needsFrame = true

    init(
        _ content: any WindowContent, title: String, metrics: WindowMetrics, clock: VirtualClock,
        renderer: CairoRenderer
    ) {
        self.content = content
        self.title = title
        self.metrics = metrics
        self.clock = clock
        self.renderer = renderer
        content.metricsChanged(metrics)
    }

    package var now: Double { clock.time }

    package func setNeedsFrame() { needsFrame = true }

    package func close() { isClosed = true }

    /// Changes size, scale or looks.
    package func setMetrics(_ metrics: WindowMetrics) {
        guard metrics != self.metrics else { return }
        self.metrics = metrics
        content.metricsChanged(metrics)
        needsFrame = true
    }

    /// Whether a frame is to be made at the clock's present time.
    ///
    /// - Parameter isRefresh: the display's time to refresh has come.
    func isFrameDue(isRefresh: Bool) -> Bool {
        guard !isClosed else { return false }
        switch next {
        case .none: return needsFrame
        case .refresh: return needsFrame || isRefresh
        case .at(let time): return needsFrame || time <= now
        }
    }

    func makeFrame() {
        needsFrame = false
        let frame = content.frame(at: now)
        frameCount += 1
        damage += frame.damage
        next = frame.next
        // As in a window, where each frame is painted: what has a look before a change can glide to another one.
        for rectangle in frame.damage { _ = content.displayList(in: rectangle) }
    }

    /// The damage since the last call.
    package func takeDamage() -> [CGRect] {
        defer { damage = [] }
        return damage
    }

    /// Draws what the last frame left.
    ///
    /// - Parameter scale: pixels a point; nil is the window's own.
    package func picture(scale: CGFloat? = nil) -> PixelSurface {
        let scale = scale ?? metrics.scale
        let size = metrics.size
        let picture = PixelSurface(
            width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))
        let list = content.displayList(in: CGRect(origin: .zero, size: size))
        renderer.draw(list, on: picture, scale: scale, background: metrics.isDark ? .black : .white)
        return picture
    }

    /// Writes the window as a PNG file; folders that are missing are made.
    package func writePicture(to path: String, scale: CGFloat? = nil) throws {
        try makeFolder(of: path)
        try picture(scale: scale).writePNG(to: path)
    }

    /// Writes the accessibility tree as text; folders that are missing are made.
    package func writeTree(to path: String) throws {
        try makeFolder(of: path)
        let text = AccessibilityTreeText.text(of: content.accessibilityRoot)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    private func makeFolder(of path: String) throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
}
