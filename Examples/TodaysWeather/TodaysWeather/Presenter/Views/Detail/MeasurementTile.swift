import SwiftUI

/// One measurement.
struct MeasurementTile: View {
    let title: LocalizedStringKey
    let symbol: String
    let value: String
    var note: LocalizedStringKey?
    /// How much of a bar is filled, from 0 to 1.
    var level: Double?

    var body: some View {
        Card(title: title, symbol: symbol) {
            VStack(alignment: .leading, spacing: 4) {
                Text(value)
                    .font(.title.weight(.medium))
                    .lineLimit(1)
                    .minimumScaleFactor(0.6)
                Spacer(minLength: 0)
                if let level { LevelBar(level: level) }
                if let note {
                    Text(note)
                        .font(.footnote)
                        .minimumScaleFactor(0.7)
                        .opacity(0.85)
                }
            }
        }
        .tile()
    }
}

/// A bar that is filled from its leading edge.
private struct LevelBar: View {
    let level: Double

    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .leading) {
                Capsule().fill(.black.opacity(0.25))
                Capsule().fill(.white.opacity(0.9))
                    .frame(width: max(6, geometry.size.width * min(1, max(0, level))))
            }
        }
        .frame(height: 6)
        .accessibilityHidden(true)
    }
}
