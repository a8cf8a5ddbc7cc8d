import SwiftUI

/// The part of a scale that a day's temperatures take, with a mark for now.
struct TemperatureBar: View {
    let low: Double
    let high: Double
    let scale: ClosedRange<Double>
    let mark: Double?

    var body: some View {
        GeometryReader { geometry in
            let width = geometry.size.width
            ZStack(alignment: .leading) {
                Capsule().fill(.black.opacity(0.25))
                Capsule()
                    .fill(
                        LinearGradient(
                            colors: [.temperature(low), .temperature((low + high) / 2), .temperature(high)],
                            startPoint: .leading, endPoint: .trailing)
                    )
                    .flipsForRightToLeftLayoutDirection(true)
                    .frame(width: max(geometry.size.height, width * (part(high) - part(low))))
                    .padding(.leading, width * part(low))
                if let mark {
                    Circle()
                        .fill(.white)
                        .overlay { Circle().strokeBorder(.black.opacity(0.4), lineWidth: 1) }
                        .frame(width: 9, height: 9)
                        .padding(.leading, max(0, width * part(mark) - 4.5))
                }
            }
            .frame(height: geometry.size.height)
        }
        .accessibilityHidden(true)
    }

    private func part(_ temperature: Double) -> Double {
        (temperature - scale.lowerBound) / (scale.upperBound - scale.lowerBound)
    }
}
