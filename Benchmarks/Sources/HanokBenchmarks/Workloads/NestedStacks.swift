import Drawing
import Foundation
import Geometry
import SwiftUI

/// W5: 10,000 leaves in nested stacks, which another width lays out anew.
@MainActor
enum NestedStacks {
    static let leafCount = 10_000

    /// Leaves that share the space.
    static func window() -> BenchmarkWindow {
        open(
            VStack(spacing: 0) {
                ForEach(0..<100, id: \.self) { _ in
                    HStack(spacing: 0) {
                        ForEach(0..<10, id: \.self) { _ in
                            VStack(spacing: 0) {
                                ForEach(0..<10, id: \.self) { _ in Rectangle().fill(.blue) }
                            }
                        }
                    }
                }
            })
    }

    /// Leaves that are texts of two or three lines.
    static func textWindow() -> BenchmarkWindow {
        open(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<2_500, id: \.self) { row in
                        HStack(alignment: .top, spacing: 4) {
                            ForEach(0..<4, id: \.self) { column in Text("Leaf \(row) of the column \(column)") }
                        }
                    }
                }
            })
    }

    private static func open(_ view: some View) -> BenchmarkWindow {
        let window = BenchmarkWindow(view)
        window.makeFrameAndPaint()
        return window
    }

    /// Another width, in milliseconds; painting is no part of it. Each is one that the last few were not: what was
    /// measured for these is remembered.
    static func resize(_ window: BenchmarkWindow) throws -> Double {
        let width = window.metrics.size.width > 340 ? window.metrics.size.width - 3 : 390
        let measured = window.viewGraph.measureCount
        let time = milliseconds {
            window.resize(to: CGSize(width: width, height: 844))
            window.makeFrame()
        }
        try check(window.viewGraph.measureCount - measured >= leafCount, "Not all leaves were measured.")
        return time
    }

    /// The right edges of the leaves reach the window's.
    static func checkLeaves(_ window: BenchmarkWindow) throws {
        window.paint()
        let right = window.commands.dropFirst().reduce(0) { right, command in
            if case .fill(let path, _, _) = command { max(right, path.boundingRect.maxX) } else { right }
        }
        let width = window.metrics.size.width
        try check(abs(right - width) <= 1, "The leaves end at \(right) in a window of \(width).")
    }
}
