import Foundation
import Geometry
import Platform
import SwiftUI

/// A deal of cards, in memory and in a window of the desktop.
@MainActor
enum CardDeal {
    /// Milliseconds of each frame from the tap to the last card's landing.
    static func frames() throws -> [Double] {
        let deal = Deal()
        let window = BenchmarkWindow(CardTable(deal: deal))
        window.makeFrameAndPaint()
        deal.start()
        var times = [milliseconds { window.makeFrameAndPaint() }]
        let bodies = window.viewGraph.bodyCount
        var lastInMotion = 0
        for frame in 1..<Int(Deal.duration * 60) {
            times.append(milliseconds { window.makeFrameAndPaint() })
            if !window.damage.isEmpty { lastInMotion = frame }
        }
        try check(window.viewGraph.bodyCount == bodies, "Bodies were evaluated on the way.")
        // The last of a curve that ends gently moves by less than a pixel.
        try check(
            lastInMotion >= times.count - 5, "The deal was over after \(lastInMotion) of \(times.count) frames.")
        for _ in 0..<10 { window.makeFrameAndPaint() }
        try check(window.damage.isEmpty && !window.viewGraph.hasWork, "The deal does not end.")
        return times
    }

    /// Deals in a window, and prints how long the frame in the middle and the longest took in milliseconds, and how
    /// many refreshes had none.
    static func show() -> Never {
        let deal = Deal()
        let host = HostProvider.make()
        let root = RootContent(CardTable(deal: deal), services: Services(host), metrics: WindowMetrics())
        let meter = FrameMeter(of: root)
        root.window = host.openWindow(meter, title: "Cards")
        Task { @MainActor in
            try await Task.sleep(for: .seconds(1))
            meter.start()
            deal.start()
            try await Task.sleep(for: .seconds(Deal.duration))
            print(meter.summary)
            fflush(nil)
            exit(meter.frameCount > 60 ? 0 : 1)
        }
        host.run()
    }

    /// What `show` has printed.
    struct WindowResult {
        let median, longest, dropped: Double

        init(_ line: String) throws {
            let numbers = line.split(separator: " ").compactMap { Double($0) }
            try check(numbers.count == 3, "“\(line)” is no result.")
            (median, longest, dropped) = (numbers[0], numbers[1], numbers[2])
        }
    }
}
