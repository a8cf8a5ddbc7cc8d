import Drawing
import Foundation
import Geometry
import Platform
import SwiftUI

/// Measures the frames of a window's content: from the beginning of each until all of it is painted.
@MainActor
final class FrameMeter: WindowContent {
    private static let refresh = 1.0 / 60
    private let content: RootContent
    private var begin: ContinuousClock.Instant?
    private var last: Double?
    private var times: [Double] = []
    private var dropped = 0

    init(of content: RootContent) { self.content = content }

    /// Forgets what it has measured.
    func start() {
        times = []
        dropped = 0
        last = nil
    }

    var frameCount: Int { times.count }

    /// The median and the longest time in milliseconds, and how many refreshes between two frames had none.
    var summary: String {
        let sorted = times.sorted()
        guard let longest = sorted.last else { return "" }
        return "\(sorted[sorted.count / 2]) \(longest) \(dropped)"
    }

    func metricsChanged(_ metrics: WindowMetrics) { content.metricsChanged(metrics) }
    func handle(_ event: InputEvent) -> Bool { content.handle(event) }
    var accessibilityRoot: any AccessibilityNode { content.accessibilityRoot }

    func frame(at time: Double) -> Frame {
        if let last { dropped += max(0, Int(((time - last) / Self.refresh).rounded()) - 1) }
        last = time
        begin = ContinuousClock().now
        // What is painted is painted in this turn of the main loop.
        DispatchQueue.main.async { [self] in end() }
        return content.frame(at: time)
    }

    private func end() {
        guard let begin else { return }
        times.append((ContinuousClock().now - begin) / .milliseconds(1))
        self.begin = nil
    }

    func displayList(in rectangle: CGRect) -> DisplayList { content.displayList(in: rectangle) }
}
