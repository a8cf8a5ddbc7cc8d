import Foundation
import Geometry
import SwiftUI

/// W8: a lazy stack of a million rows, opened and scrolled.
@MainActor
final class LongList {
    private let window: BenchmarkWindow
    private var direction: CGFloat = 1
    /// How long opening took, in milliseconds.
    let openingTime: Double

    init(count: Int) throws {
        var window: BenchmarkWindow!
        openingTime = milliseconds {
            window = BenchmarkWindow(
                ScrollView {
                    LazyVStack {
                        ForEach(0..<count, id: \.self) { index in
                            HStack {
                                Circle().fill(.green).frame(width: 24, height: 24)
                                Text("Row \(index)")
                                Spacer()
                                Text("Detail")
                            }
                        }
                    }
                })
            window.makeFrameAndPaint()
        }
        self.window = window
        try checkPicture()
    }

    private func checkPicture() throws {
        try check(window.textCount >= 40, "\(window.textCount) texts were painted.")
        try check(window.viewGraph.nodeCount < 5_000, "There are \(window.viewGraph.nodeCount) nodes.")
    }

    /// Twenty frames, each scrolled by half a window, down and up by turns; milliseconds a frame.
    func scroll() throws -> Double {
        defer { direction = -direction }
        let time = milliseconds {
            for _ in 0..<20 {
                window.scroll(by: 400 * direction)
                window.makeFrameAndPaint()
            }
        }
        try checkPicture()
        return time / 20
    }
}
