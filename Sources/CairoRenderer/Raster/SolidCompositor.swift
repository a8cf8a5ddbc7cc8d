import Drawing

/// Paints one colour over pixels by how much a shape covers them.
struct SolidCompositor: CoverageSink {
    private let pixels: PixelAccess
    private let color: PremultipliedColor

    init(_ pixels: PixelAccess, _ color: PremultipliedColor) {
        self.pixels = pixels
        self.color = color
    }

    func cover(x: Int, y: Int, count: Int, coverage: UInt8) {
        let row = pixels.base + y * pixels.stride + 4 * x
        let source = color.scaled(by: coverage)
        if source.alpha == 255 {
            row.assumingMemoryBound(to: UInt32.self).update(repeating: source.packed, count: count)
        } else if count < 4 {
            Self.blend(source, row, from: 0, to: count)
        } else {
            Self.blendWide(source, row, count)
        }
    }

    /// Paints through a mask of coverage.
    func cover(x: Int, y: Int, mask: UnsafePointer<UInt8>, count: Int) {
        let row = (pixels.base + y * pixels.stride + 4 * x).assumingMemoryBound(to: UInt32.self)
        for index in 0..<count where mask[index] != 0 {
            let source = color.scaled(by: mask[index])
            row[index] = source.alpha == 255 ? source.packed : source.over(row[index])
        }
    }

    private static func blend(
        _ source: PremultipliedColor, _ row: UnsafeMutableRawPointer, from start: Int, to end: Int
    ) {
        let pixels = row.assumingMemoryBound(to: UInt32.self)
        for index in start..<end { pixels[index] = source.over(pixels[index]) }
    }

    /// Four pixels at once: even bytes and odd bytes of each as 16-bit lanes.
    private static func blendWide(_ source: PremultipliedColor, _ row: UnsafeMutableRawPointer, _ count: Int) {
        let keep = SIMD8<UInt16>(repeating: UInt16(255 - source.alpha))
        let half = SIMD8<UInt16>(repeating: 128)
        let low = SIMD8<UInt16>(repeating: 0xFF)
        let packed = SIMD4<UInt32>(repeating: source.packed)
        let added = unsafeBitCast(packed, to: SIMD8<UInt16>.self)
        let wide = count & ~3
        for index in stride(from: 0, to: wide, by: 4) {
            let address = row + 4 * index
            let below = address.loadUnaligned(as: SIMD8<UInt16>.self)
            var even = (below & low) &* keep &+ half
            var odd = (below &>> 8) &* keep &+ half
            even = (even &+ (even &>> 8)) &>> 8
            odd = (odd &+ (odd &>> 8)) & ~low
            address.storeBytes(of: (even | odd) &+ added, as: SIMD8<UInt16>.self)
        }
        blend(source, row, from: wide, to: count)
    }
}

/// A colour with its alpha multiplied in, 8 bits a component, as it lies in memory.
struct PremultipliedColor {
    /// Blue in the lowest byte, alpha in the highest.
    let packed: UInt32

    var alpha: UInt32 { packed >> 24 }

    init(packed: UInt32) { self.packed = packed }

    init(_ color: RGBA, opacity: Double) {
        let alpha = min(1, max(0, color.alpha * Float(opacity)))
        let component = { (value: Float) in UInt32(min(1, max(0, value)) * alpha * 255 + 0.5) }
        packed =
            component(color.blue) | component(color.green) << 8 | component(color.red) << 16
            | UInt32(alpha * 255 + 0.5) << 24
    }

    func scaled(by coverage: UInt8) -> PremultipliedColor {
        coverage == 255 ? self : PremultipliedColor(packed: Self.multiply(packed, UInt32(coverage)))
    }

    /// The colour painted over a pixel.
    func over(_ below: UInt32) -> UInt32 { packed &+ Self.multiply(below, 255 - alpha) }

    /// Each byte times a factor of 0…255, divided by 255 and rounded.
    private static func multiply(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
        var even = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
        var odd = ((pixel >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
        even = ((even &+ ((even >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
        odd = (odd &+ ((odd >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
        return even | odd
    }
}
