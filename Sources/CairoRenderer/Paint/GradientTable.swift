import Drawing
import Foundation

/// The colours of a gradient at even steps, premultiplied, for gradients that are drawn pixel by pixel.
struct GradientTable {
    private let colors: [UInt32]

    private static let count = 1024

    init(_ ramp: GradientRamp, opacity: Double) {
        let stops = ramp.stops.sorted { $0.location < $1.location }
        colors = (0..<Self.count).map { index in
            let location = CGFloat(index) / CGFloat(Self.count - 1)
            return PremultipliedColor(Self.color(at: location, stops), opacity: opacity).packed
        }
    }

    /// The colour at 0…1; values outside are those of the ends.
    func color(at location: Float) -> UInt32 {
        let index = Int(min(1, max(0, location)) * Float(Self.count - 1) + 0.5)
        return colors[index]
    }

    private static func color(at location: CGFloat, _ stops: [GradientRamp.Stop]) -> RGBA {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if location <= first.location { return first.color }
        guard let next = stops.firstIndex(where: { $0.location >= location }), next > 0 else { return last.color }
        let (low, high) = (stops[next - 1], stops[next])
        let width = high.location - low.location
        let fraction = width > 0 ? Float((location - low.location) / width) : 1
        return RGBA(
            red: low.color.red + (high.color.red - low.color.red) * fraction,
            green: low.color.green + (high.color.green - low.color.green) * fraction,
            blue: low.color.blue + (high.color.blue - low.color.blue) * fraction,
            alpha: low.color.alpha + (high.color.alpha - low.color.alpha) * fraction)
    }
}
