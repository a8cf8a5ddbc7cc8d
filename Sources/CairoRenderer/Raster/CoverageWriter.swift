/// Writes coverage into a mask, one byte a pixel; what is covered twice keeps the larger value.
struct CoverageWriter: CoverageSink {
    let bytes: UnsafeMutablePointer<UInt8>
    let stride: Int
    /// The pixel that the mask's first byte stands for.
    let origin: (x: Int, y: Int)

    func cover(x: Int, y: Int, count: Int, coverage: UInt8) {
        let start = bytes + (y - origin.y) * stride + (x - origin.x)
        for index in 0..<count { start[index] = max(start[index], coverage) }
    }

    func cover(x: Int, y: Int, mask: UnsafePointer<UInt8>, count: Int) {
        let start = bytes + (y - origin.y) * stride + (x - origin.x)
        for index in 0..<count { start[index] = max(start[index], mask[index]) }
    }
}
