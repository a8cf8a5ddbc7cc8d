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
            GeometryReader { geometry in
                ZStack(alignment: .topLeading) {
                    SunPath()
                        .stroke(.white.opacity(0.45), style: StrokeStyle(lineWidth: 2, dash: [4, 4]))
                    Rectangle()
                        .fill(.white.opacity(0.4))
                        .frame(height: 1)
                        .frame(maxHeight: .infinity, alignment: .bottom)
                    if let part = partOfDay {
                        Circle()
                            .fill(Color(red: 1, green: 0.85, blue: 0.3))
                            .frame(width: 14, height: 14)
                            .position(SunPath.point(at: part, in: geometry.size))
                    }
                }
            }
            .flipsForRightToLeftLayoutDirection(true)
            HStack {
                time(sunrise, title: "Sunrise")
                Spacer()
                time(sunset, title: "Sunset")
            }
            .font(.footnote.weight(.medium))
        }
        .frame(height: 132)
        .accessibilityElement(children: .combine)
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

/// Half a wave, from the lower leading corner to the trailing one.
struct SunPath: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        for step in 0...40 {
            let point = Self.point(at: Double(step) / 40, in: rect.size)
            step == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        return path
    }

    /// - Parameter part: of the way, from 0 to 1.
    static func point(at part: Double, in size: CGSize) -> CGPoint {
        CGPoint(x: part * size.width, y: size.height - sin(part * .pi) * (size.height - 8))
    }
}
