import CCairoPango

/// The one blend mode that Cairo lacks: colours are summed from white downwards.
enum PlusDarkerBlend {
    /// Blends a layer onto pixels of the same size in place: each result is max(0, alpha − (absences of colour)).
    static func blend(_ layer: PixelSurface, onto below: PixelSurface) {
        cairo_surface_flush(layer.surface)
        cairo_surface_flush(below.surface)
        for y in 0..<min(layer.height, below.height) {
            let source = layer.bytes + y * layer.stride
            let target = below.bytes + y * below.stride
            for x in 0..<min(layer.width, below.width) { blend(source + 4 * x, target + 4 * x) }
        }
        below.markChanged()
    }

    private static func blend(_ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>) {
        let (sourceAlpha, targetAlpha) = (Int(source[3]), Int(target[3]))
        let alpha = min(255, sourceAlpha + targetAlpha)
        for channel in 0..<3 {
            let absence = sourceAlpha - Int(source[channel]) + targetAlpha - Int(target[channel])
            target[channel] = UInt8(max(0, alpha - absence))
        }
        target[3] = UInt8(alpha)
    }
}
