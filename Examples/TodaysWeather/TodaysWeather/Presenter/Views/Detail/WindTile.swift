import SwiftUI

/// The wind's speed within a compass that shows whither it blows.
struct WindTile: View {
    /// Metres a second.
    let speed: Double
    /// From where the wind blows, in degrees clockwise from the north.
    let direction: Double?
    let gust: Double?
    @Environment(\.weatherFormat) private var format
    @ScaledMetric(relativeTo: .title) private var compassSize = 62

    var body: some View {
        Card(title: "Wind", symbol: "wind") {
            HStack(spacing: 10) {
                if let direction { compass(direction) }
                VStack(alignment: .leading, spacing: 3) {
                    Text(format.speed(speed))
                        .font(.headline)
                        .minimumScaleFactor(0.7)
                    if let direction {
                        Text(WindDirection(degrees: direction).title)
                            .font(.footnote)
                            .minimumScaleFactor(0.7)
                    }
                    if let gust {
                        Text("Gusts \(format.speed(gust))")
                            .font(.caption2)
                            .minimumScaleFactor(0.7)
                            .opacity(0.85)
                    }
                }
                .lineLimit(1)
            }
            .frame(maxHeight: .infinity)
        }
        .tile()
    }

    private func compass(_ direction: Double) -> some View {
        ZStack {
            ForEach(0..<24, id: \.self) { step in
                Capsule()
                    .frame(width: 1.5, height: step.isMultiple(of: 6) ? 8 : 4)
                    .opacity(step.isMultiple(of: 6) ? 1 : 0.5)
                    .frame(height: compassSize, alignment: .top)
                    .rotationEffect(.degrees(15 * Double(step)))
            }
            Image(systemName: "arrow.up")
                .font(.title3.weight(.semibold))
                .rotationEffect(.degrees(direction + 180))
        }
        .frame(width: compassSize, height: compassSize)
        .accessibilityHidden(true)
    }
}
