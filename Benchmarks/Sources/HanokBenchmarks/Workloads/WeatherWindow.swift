import Drawing
import Foundation
import Geometry
import Platform
import SwiftUI

/// W1: from the start of a process to its first painted frame.
@MainActor
enum WeatherWindow {
    /// The rows that at least lie in the window, with three texts each.
    private static let leastTexts = 30

    /// Shows the list in a window of the desktop until it is painted.
    static func show() -> Never {
        let host = HostProvider.make()
        let services = Services(host)
        let root = RootContent(WeatherList(), services: services, metrics: WindowMetrics())
        root.window = host.openWindow(FirstPaint(of: root), title: "Weather")
        host.run()
    }

    /// Draws the list into a picture.
    static func paint() throws {
        let window = BenchmarkWindow(WeatherList())
        window.makeFrameAndPaint()
        try check(window.textCount >= leastTexts, "\(window.textCount) texts were painted.")
        print("painted")
    }

    /// Ends the process once the content has been painted.
    private final class FirstPaint: WindowContent {
        private let content: RootContent

        init(of content: RootContent) { self.content = content }

        func metricsChanged(_ metrics: WindowMetrics) { content.metricsChanged(metrics) }
        func handle(_ event: InputEvent) -> Bool { content.handle(event) }
        func frame(at time: Double) -> Frame { content.frame(at: time) }
        var accessibilityRoot: any AccessibilityNode { content.accessibilityRoot }

        func displayList(in rectangle: CGRect) -> DisplayList {
            let list = content.displayList(in: rectangle)
            let texts = list.commands.reduce(0) { if case .text = $1 { $0 + 1 } else { $0 } }
            // The painting is part of this turn of the main loop.
            DispatchQueue.main.async {
                print("painted")
                fflush(nil)
                exit(texts >= leastTexts ? 0 : 1)
            }
            return list
        }
    }
}
