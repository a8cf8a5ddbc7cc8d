import SwiftUI

/// The sun's way over the horizon, with its times on the city's own clock.
struct SunTile: View {
    let sunrise: Date
    let sunset: Date
    let date: Date
    let timeZone: TimeZone
    @Environment(\.weatherFormat) private var format

    var body: some View {
        Card(title: "Sunrise and sunset", symbol: "sunrise") {
            ZStack(alignment: .bottom) {
                SunPath()
                    .stroke(.white.opacity(0.45), style: StrokeStyle(lineWidth: 2, dash: [4, 4]))
                Rectangle()
                    .fill(.white.opacity(0.4))
                    .frame(height: 1)
                if let part = partOfDay {
                    SunDisc(part: part)
                        .fill(Color(red: 1, green: 0.85, blue: 0.3))
                }
            }
            HStack {
                time(sunrise, title: "Sunrise")
                Spacer()
                time(sunset, title: "Sunset")
            }
            .font(.footnote.weight(.medium))
        }
        .tile()
    }

    /// Nil at night.
    private var partOfDay: Double? {
        let part = date.timeIntervalSince(sunrise) / sunset.timeIntervalSince(sunrise)
        return part.isFinite && (0...1).contains(part) ? part : nil
    }

    private func time(_ time: Date, title: LocalizedStringKey) -> some View {
        Text(format.time(time, in: timeZone))
            .accessibilityLabel(Text("\(Text(title)) \(format.time(time, in: timeZone))"))
    }
}
