/// Random values that change smoothly over space and time, the same for the same seed.
///
/// Values are drawn at the corners of a lattice and blended between them.
struct SmoothNoise: Sendable {
    let seed: UInt64

    /// - Parameter point: one cell of the lattice is 1 long in each direction.
    /// - Returns: between 0 and 1, mostly near the middle.
    func value(at point: SIMD4<Double>) -> Double {
        let cell = point.rounded(.down)
        let part = point - cell
        let weight = part * part * (3 - 2 * part)
        var sum = 0.0
        for index in 0..<16 {
            var offset = SIMD4<Double>()
            var share = 1.0
            for axis in 0..<4 {
                let isUpper = index >> axis & 1 == 1
                offset[axis] = isUpper ? 1 : 0
                share *= isUpper ? weight[axis] : 1 - weight[axis]
            }
            sum += share * corner(cell + offset)
        }
        return sum
    }

    /// The value at a corner of the lattice. The mixing is that of SplitMix64.
    private func corner(_ cell: SIMD4<Double>) -> Double {
        var state = seed
        for axis in 0..<4 {
            state = Self.mixed((state ^ UInt64(bitPattern: Int64(cell[axis]))) &+ 0x9e37_79b9_7f4a_7c15)
        }
        return Double(state >> 11) / Double(1 << 53 as UInt64)
    }

    private static func mixed(_ value: UInt64) -> UInt64 {
        var value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
        return value ^ value >> 31
    }
}
