import Foundation
import Geometry

/// Fills that follow each other on one target, gathered until something else is drawn: where they are many, two threads
/// paint them, one the upper rows and one the lower ones.
///
/// Each row is painted by one thread alone, in the order of the fills, so that the result is the same.
final class FillQueue {
    private var fills: [SolidFill] = []
    private var target: PixelAccess?
    private let rasterizer: CoverageRasterizer
    /// Of the other thread.
    private lazy var secondRasterizer = CoverageRasterizer()
    /// How often two threads were used, for tests.
    private(set) var splitCount = 0

    /// What is worth waking a thread up: that takes some hundredths of a millisecond.
    private static let (fewestFills, smallestArea) = (16, 1 << 16)
    private static let hasTwoProcessors = ProcessInfo.processInfo.activeProcessorCount > 1

    init(_ rasterizer: CoverageRasterizer) { self.rasterizer = rasterizer }

    /// - Parameter target: the same for all fills until `paint()` is called.
    func append(_ fill: SolidFill, on target: PixelAccess) {
        self.target = target
        fills.append(fill)
    }

    /// Paints all that was gathered.
    func paint() {
        guard let target, !fills.isEmpty else { return }
        if fills.count >= Self.fewestFills, Self.hasTwoProcessors, area >= Self.smallestArea {
            paintInHalves(on: target)
        } else {
            for fill in fills { fill.paint(on: target, with: rasterizer) }
        }
        fills.removeAll(keepingCapacity: true)
        self.target = nil
    }

    private var area: Int { fills.reduce(0) { $0 + $1.region.width * $1.region.height } }

    private func paintInHalves(on target: PixelAccess) {
        splitCount += 1
        let middle = middleRow
        let fills = fills
        // Neither half touches what the other does.
        nonisolated(unsafe) let halves = [
            (rows: Int.min..<middle, target, rasterizer), (rows: middle..<Int.max, target, secondRasterizer),
        ]
        DispatchQueue.concurrentPerform(iterations: halves.count) { index in
            let (rows, target, rasterizer) = halves[index]
            for fill in fills { fill.paint(on: target, rows: rows, with: rasterizer) }
        }
    }

    /// The row that has half of the work above it, or nearly.
    private var middleRow: Int {
        var (total, sum) = (0, 0)
        for fill in fills {
            let area = fill.region.width * fill.region.height
            total += area
            sum += area * (fill.region.minY + fill.region.maxY) / 2
        }
        return max(0, sum / max(1, total))
    }
}
