import CairoRenderer
import Drawing
import Foundation
import Geometry
import Platform
import SwiftUI

/// A window in memory, which paints what a frame has damaged as a window of the desktop does.
@MainActor
final class BenchmarkWindow: HostWindow {
    var title = ""
    var textEntry: TextEntryPlace?
    private(set) var metrics: WindowMetrics
    private(set) var now: Double = 0
    let content: RootContent
    /// What the last frame had painted anew.
    private(set) var damage: [CGRect] = []
    /// What the last paint drew.
    private var lists: [DisplayList] = []

    private let renderer = CairoRenderer()
    private let picture: PixelSurface

    /// Text is shaped anew in each window: nothing is kept from the one before.
    init<Content: View>(_ view: Content, size: CGSize = CGSize(width: 390, height: 844)) {
        metrics = WindowMetrics(size: size, scale: 1)
        picture = PixelSurface(width: Int(size.width), height: Int(size.height))
        let services = Services(
            textMeasurer: CairoTextMeasurer(), imageDecoder: PixbufImageDecoder(), clipboard: NoClipboard(),
            open: { _ in false })
        content = RootContent(view, services: services, metrics: metrics)
        content.window = self
    }

    var viewGraph: ViewGraph { content.viewGraph }

    func setNeedsFrame() {}
    func close() {}

    /// Runs the passes of one frame, a refresh later.
    func makeFrame() {
        now += 1.0 / 60
        damage = content.frame(at: now).damage
    }

    /// Draws the damage of the last frame.
    func paint() {
        lists.removeAll(keepingCapacity: true)
        // Whole pixels, as the region of a desktop's window has them.
        for area in damage.map(\.integral) {
            let list = content.displayList(in: area)
            renderer.draw(list, on: picture, scale: 1, clip: area)
            lists.append(list)
        }
    }

    func makeFrameAndPaint() {
        makeFrame()
        paint()
    }

    func resize(to size: CGSize) {
        metrics.size = size
        content.metricsChanged(metrics)
    }

    func scroll(by distance: CGFloat) {
        let event = ScrollEvent(
            location: CGPoint(x: 195, y: 400), delta: CGSize(width: 0, height: -distance), time: now)
        _ = content.handle(.scroll(event))
    }

    // MARK: Checking

    /// The commands that the last paint took.
    var commands: [DrawCommand] { lists.flatMap(\.commands) }

    var textCount: Int {
        commands.reduce(0) { if case .text = $1 { $0 + 1 } else { $0 } }
    }

    var fillCount: Int {
        commands.reduce(0) { if case .fill = $1 { $0 + 1 } else { $0 } }
    }

    func color(at point: CGPoint) -> RGBA { picture.color(x: Int(point.x), y: Int(point.y)) }
}

@MainActor
private final class NoClipboard: Clipboard {
    func setString(_ string: String) {}
    func string(_ completion: @escaping @MainActor (String?) -> Void) { completion(nil) }
}
