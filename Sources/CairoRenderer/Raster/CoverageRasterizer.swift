import Foundation
import Geometry

/// Fills paths: finds how much of each pixel lies inside.
///
/// Each edge adds, at the pixels it crosses, by how much it changes the covered area; the sum along a row is the
/// coverage. What lies between edges is one long run, so that large shapes cost little more than their outline.
final class CoverageRasterizer {
    /// Changes of coverage, one row after the other; all zero between two fills.
    private var changes: UnsafeMutablePointer<Float>
    private var capacity: Int
    /// The columns that were touched in each row.
    private var touched: UnsafeMutablePointer<Touched>
    private var rowCapacity: Int
    /// The coverage of pixels that lie side by side along an edge.
    private var mask: UnsafeMutablePointer<UInt8>
    private var maskCapacity: Int

    private var region = PixelRect.empty
    private var rowLength = 0
    private var width: Float = 0
    private var height: Float = 0
    private var transform = CGAffineTransform.identity
    private var start = Point(x: 0, y: 0)
    private var pen = Point(x: 0, y: 0)

    private struct Touched {
        var first: Int32 = .max
        var last: Int32 = -1
    }

    struct Point {
        var x: Float
        var y: Float
    }

    /// So many pixels of a simple shape are filled at once, however large it is: the memory for more would have to be
    /// found first, and would not stay in the processor's caches.
    private static let bandSize = 1 << 14

    /// Columns after the last one of a row, so that runs can be looked through in steps of 8.
    private static let padding = 10

    init() {
        capacity = Self.bandSize
        changes = .allocate(capacity: capacity)
        changes.initialize(repeating: 0, count: capacity)
        rowCapacity = 1 << 10
        touched = .allocate(capacity: rowCapacity)
        touched.initialize(repeating: Touched(), count: rowCapacity)
        maskCapacity = 1 << 10
        mask = .allocate(capacity: maskCapacity)
    }

    deinit {
        changes.deallocate()
        mask.deallocate()
        touched.deallocate()
    }

    /// Fills a path and hands the covered pixels of a region over, row by row from left to right.
    /// - Parameter rows: the rows that are handed over, where these are not all.
    func fill<Sink: CoverageSink>(
        _ path: Path, _ transform: CGAffineTransform, in region: PixelRect, rows: Range<Int> = .min ..< .max,
        isEvenOdd: Bool, to sink: inout Sink
    ) {
        guard !region.isEmpty else { return }
        let height = path.hasFewEdges ? max(1, Self.bandSize / (region.width + Self.padding)) : region.height
        for top in stride(from: region.minY, to: region.maxY, by: height) {
            let band = PixelRect(
                minX: region.minX, minY: top, maxX: region.maxX, maxY: min(region.maxY, top + height))
            guard band.minY < rows.upperBound, band.maxY > rows.lowerBound else { continue }
            begin(band, transform)
            path.forEach { self.add($0) }
            close()
            finish(rows, isEvenOdd: isEvenOdd, to: &sink)
        }
    }

    private func begin(_ region: PixelRect, _ transform: CGAffineTransform) {
        self.region = region
        self.transform = transform
        (width, height) = (Float(region.width), Float(region.height))
        rowLength = region.width + Self.padding
        reserve(rows: region.height)
        start = Point(x: 0, y: 0)
        pen = start
    }

    private func reserve(rows: Int) {
        if rowLength * rows > capacity {
            changes.deallocate()
            capacity = rowLength * rows
            changes = .allocate(capacity: capacity)
            changes.initialize(repeating: 0, count: capacity)
        }
        if rowLength > maskCapacity {
            mask.deallocate()
            maskCapacity = rowLength
            mask = .allocate(capacity: maskCapacity)
        }
        if rows > rowCapacity {
            touched.deallocate()
            rowCapacity = rows
            touched = .allocate(capacity: rows)
            touched.initialize(repeating: Touched(), count: rows)
        }
    }
}

// MARK: - Edges

extension CoverageRasterizer {
    private func add(_ element: Path.Element) {
        switch element {
        case .move(let to):
            close()
            start = map(to)
            pen = start
        case .line(let to): line(to: map(to))
        case .quadCurve(let to, let control): quadCurve(to: map(to), map(control))
        case .curve(let to, let control1, let control2): curve(to: map(to), map(control1), map(control2))
        case .closeSubpath: close()
        }
    }

    /// From the path's coordinates to the region's pixels.
    private func map(_ point: CGPoint) -> Point {
        Point(
            x: Float(transform.a * point.x + transform.c * point.y + transform.tx - CGFloat(region.minX)),
            y: Float(transform.b * point.x + transform.d * point.y + transform.ty - CGFloat(region.minY)))
    }

    private func close() {
        if pen.x != start.x || pen.y != start.y { line(to: start) }
    }

    private func quadCurve(to end: Point, _ control: Point) {
        let begin = pen
        let deviation = max(abs(begin.x - 2 * control.x + end.x), abs(begin.y - 2 * control.y + end.y))
        let count = Self.segmentCount(deviation * 2.5)
        for index in 1..<max(2, count) {
            let t = Float(index) / Float(count)
            let u = 1 - t
            line(
                to: Point(
                    x: u * u * begin.x + 2 * u * t * control.x + t * t * end.x,
                    y: u * u * begin.y + 2 * u * t * control.y + t * t * end.y))
        }
        line(to: end)
    }

    private func curve(to end: Point, _ control1: Point, _ control2: Point) {
        let begin = pen
        let deviation = max(
            max(abs(begin.x - 2 * control1.x + control2.x), abs(begin.y - 2 * control1.y + control2.y)),
            max(abs(control1.x - 2 * control2.x + end.x), abs(control1.y - 2 * control2.y + end.y)))
        let count = Self.segmentCount(deviation * 7.5)
        for index in 1..<max(2, count) {
            let t = Float(index) / Float(count)
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            line(
                to: Point(
                    x: a * begin.x + b * control1.x + c * control2.x + d * end.x,
                    y: a * begin.y + b * control1.y + c * control2.y + d * end.y))
        }
        line(to: end)
    }

    /// So many that no segment lies further than a tenth of a pixel from the curve.
    private static func segmentCount(_ squared: Float) -> Int {
        guard squared.isFinite else { return 1 }
        return max(1, Int(min(200, squared.squareRoot().rounded(.up))))
    }

    private func line(to end: Point) {
        let begin = pen
        pen = end
        guard begin.y != end.y, (begin.x + begin.y + end.x + end.y).isFinite else { return }
        if begin.y < end.y {
            edge(from: begin, to: end, direction: 1)
        } else {
            edge(from: end, to: begin, direction: -1)
        }
    }

    /// Cuts an edge that goes downwards to the region's rows, and moves what is beside the region to its sides.
    private func edge(from top: Point, to bottom: Point, direction: Float) {
        guard bottom.y > 0, top.y < height else { return }
        let slope = (bottom.x - top.x) / (bottom.y - top.y)
        var (upper, lower) = (top, bottom)
        if upper.y < 0 { upper = Point(x: top.x - slope * top.y, y: 0) }
        if lower.y > height { lower = Point(x: top.x + slope * (height - top.y), y: height) }
        if min(upper.x, lower.x) >= 0, max(upper.x, lower.x) <= width {
            return accumulate(from: upper, to: lower, slope, direction)
        }
        let crossings = [(0 - upper.x) / slope + upper.y, (width - upper.x) / slope + upper.y]
        var current = upper
        for y in crossings.sorted() where y > current.y && y < lower.y {
            let next = Point(x: upper.x + slope * (y - upper.y), y: y)
            accumulateInside(from: current, to: next, slope, direction)
            current = next
        }
        accumulateInside(from: current, to: lower, slope, direction)
    }

    /// An edge that lies within the region's columns or beside them.
    private func accumulateInside(from top: Point, to bottom: Point, _ slope: Float, _ direction: Float) {
        let middle = (top.x + bottom.x) / 2
        if middle <= 0 {
            accumulate(from: Point(x: 0, y: top.y), to: Point(x: 0, y: bottom.y), 0, direction)
        } else if middle < width {
            accumulate(
                from: Point(x: min(width, max(0, top.x)), y: top.y),
                to: Point(x: min(width, max(0, bottom.x)), y: bottom.y), slope, direction)
        }
    }

    private func accumulate(from top: Point, to bottom: Point, _ slope: Float, _ direction: Float) {
        let firstRow = Int(top.y)
        let lastRow = min(Int(height) - 1, Int(bottom.y))
        guard firstRow <= lastRow else { return }
        var x = top.x
        for row in firstRow...lastRow {
            let rowTop = max(top.y, Float(row))
            let rowBottom = min(bottom.y, Float(row + 1))
            let covered = rowBottom - rowTop
            guard covered > 0 else { continue }
            let nextX = min(width, max(0, x + slope * covered))
            addRow(row, from: min(x, nextX), to: max(x, nextX), change: direction * covered)
            x = nextX
        }
    }

    /// Spreads the change of coverage that an edge makes in one row over the pixels that it crosses there.
    private func addRow(_ row: Int, from left: Float, to right: Float, change: Float) {
        let cells = changes + row * rowLength
        let first = Int(left)
        var last = Int(right)
        if Float(last) < right { last += 1 }
        touch(row, first, last)
        if last <= first + 1 {
            let middle = (left + right) / 2 - Float(first)
            cells[first] += change * (1 - middle)
            cells[first + 1] += change * middle
            return
        }
        let perPixel = 1 / (right - left)
        let before = Float(first + 1) - left
        let firstArea = 0.5 * perPixel * before * before
        let after = right - Float(last - 1)
        let lastArea = 0.5 * perPixel * after * after
        cells[first] += change * firstArea
        if last == first + 2 {
            cells[first + 1] += change * (1 - firstArea - lastArea)
        } else {
            let second = perPixel * (1.5 - (left - Float(first)))
            cells[first + 1] += change * (second - firstArea)
            for column in first + 2..<last - 1 { cells[column] += change * perPixel }
            let beforeLast = second + Float(last - first - 3) * perPixel
            cells[last - 1] += change * (1 - beforeLast - lastArea)
        }
        cells[last] += change * lastArea
    }

    private func touch(_ row: Int, _ first: Int, _ last: Int) {
        touched[row].first = min(touched[row].first, Int32(first))
        touched[row].last = max(touched[row].last, Int32(max(last, first + 1)))
    }
}

// MARK: - Sums

extension CoverageRasterizer {
    private func finish<Sink: CoverageSink>(_ rows: Range<Int>, isEvenOdd: Bool, to sink: inout Sink) {
        for row in 0..<region.height where touched[row].last >= 0 {
            let first = Int(touched[row].first)
            let last = Int(touched[row].last)
            if rows.contains(row + region.minY) { sweep(row, first, isEvenOdd, &sink) }
            (changes + row * rowLength + first).update(repeating: 0, count: last - first + 1)
            touched[row] = Touched()
        }
    }

    /// Adds up one row: long runs go to the sink as such, the pixels along edges as a mask.
    private func sweep<Sink: CoverageSink>(
        _ row: Int, _ first: Int, _ isEvenOdd: Bool, _ sink: inout Sink
    ) {
        let cells = changes + row * rowLength
        // Not only to the last change: an edge to the right of the region changes nothing in it.
        let end = region.width
        let (left, y) = (region.minX, row + region.minY)
        var sum: Float = 0
        var x = first
        var masked = 0
        while x < end {
            sum += cells[x]
            let coverage = isEvenOdd ? Self.evenOddCoverage(sum) : Self.coverage(sum)
            if x + 1 < end, cells[x + 1] != 0 {
                mask[masked] = coverage
                masked += 1
                x += 1
                continue
            }
            let next = Self.endOfRun(cells, from: x + 1, to: end)
            if masked > 0 { sink.cover(x: left + x - masked, y: y, mask: mask, count: masked) }
            masked = 0
            if coverage > 0 { sink.cover(x: left + x, y: y, count: next - x, coverage: coverage) }
            x = next
        }
        if masked > 0 { sink.cover(x: left + x - masked, y: y, mask: mask, count: masked) }
    }

    /// The first column that changes the coverage again; eight columns without a change are passed at once.
    private static func endOfRun(_ cells: UnsafeMutablePointer<Float>, from start: Int, to end: Int) -> Int {
        var next = start
        while next < end {
            let words = UnsafeRawPointer(cells + next)
            let all =
                words.loadUnaligned(as: UInt64.self) | words.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
                | words.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
                | words.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
            guard all == 0 else { break }
            next += 8
        }
        while next < end, cells[next] == 0 { next += 1 }
        return min(next, end)
    }

    private static func coverage(_ sum: Float) -> UInt8 { UInt8(min(255, abs(sum) * 255 + 0.5)) }

    private static func evenOddCoverage(_ sum: Float) -> UInt8 {
        let amount = abs(sum).truncatingRemainder(dividingBy: 2)
        return coverage(amount > 1 ? 2 - amount : amount)
    }
}

/// What takes the covered pixels of a shape.
protocol CoverageSink {
    /// Pixels of one row that are covered alike; `coverage` is never 0.
    mutating func cover(x: Int, y: Int, count: Int, coverage: UInt8)
    /// Pixels of one row, each covered in its own way or not at all.
    mutating func cover(x: Int, y: Int, mask: UnsafePointer<UInt8>, count: Int)
}

extension Path {
    /// Going through its outline several times costs little.
    fileprivate var hasFewEdges: Bool {
        if case .elements = storage { return false }
        return true
    }
}
