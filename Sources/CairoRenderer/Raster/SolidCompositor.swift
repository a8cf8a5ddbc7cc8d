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

    func cover(x: Int, y: Int, mask: UnsafePointer<UInt8>, count: Int) {
        let row = pixels.base + y * pixels.stride + 4 * x
        // A short mask was written a moment ago, byte by byte, and the processor would wait to read it as words.
        let wide = count < 8 ? 0 : count & ~3
        for index in stride(from: 0, to: wide, by: 4) {
            let coverage = UnsafeRawPointer(mask + index).loadUnaligned(as: UInt32.self)
            if coverage != 0 { blend(row + 4 * index, coverage) }
        }
        let rest = row.assumingMemoryBound(to: UInt32.self)
        for index in wide..<count where mask[index] != 0 {
            rest[index] = color.scaled(by: mask[index]).over(rest[index])
        }
    }

    /// Four pixels, each with a coverage of its own.
    private func blend(_ address: UnsafeMutableRawPointer, _ packed: UInt32) {
        let (first, second) = (UInt16(truncatingIfNeeded: packed & 0xFF), UInt16(packed >> 8 & 0xFF))
        let (third, fourth) = (UInt16(packed >> 16 & 0xFF), UInt16(packed >> 24))
        let coverage = SIMD8<UInt16>(first, first, second, second, third, third, fourth, fourth)
        let source = unsafeBitCast(SIMD4<UInt32>(repeating: color.packed), to: SIMD8<UInt16>.self)
        let below = address.loadUnaligned(as: SIMD8<UInt16>.self)
        let even = Self.divided((source & 0xFF) &* coverage)
        let odd = Self.divided((source &>> 8) &* coverage)
        let keep = 255 &- Self.divided(SIMD8<UInt16>(repeating: UInt16(color.alpha)) &* coverage)
        let keptEven = Self.divided((below & 0xFF) &* keep)
        let keptOdd = Self.divided((below &>> 8) &* keep)
        address.storeBytes(of: (even &+ keptEven) | (odd &+ keptOdd) &<< 8, as: SIMD8<UInt16>.self)
    }

    /// Products of two numbers up to 255, divided by 255 and rounded.
    @inline(__always)
    private static func divided(_ products: SIMD8<UInt16>) -> SIMD8<UInt16> {
        let sum = products &+ 128
        return (sum &+ (sum &>> 8)) &>> 8
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
        let packed = SIMD4<UInt32>(repeating: source.packed)
        let added = unsafeBitCast(packed, to: SIMD8<UInt16>.self)
        let wide = count & ~3
        for index in stride(from: 0, to: wide, by: 4) {
            let address = row + 4 * index
            let below = address.loadUnaligned(as: SIMD8<UInt16>.self)
            let even = divided((below & 0xFF) &* keep)
            let odd = divided((below &>> 8) &* keep)
            address.storeBytes(of: (even | odd &<< 8) &+ added, as: SIMD8<UInt16>.self)
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
