import SwiftUI

/// The next 24 hours: the time, the sky, and the temperature along a curve.
struct HourlyForecastView: View {
    let now: CurrentWeather
    let steps: [ForecastStep]
    let timeZone: TimeZone
    @Environment(\.weatherFormat) private var format
    @State private var width: CGFloat = 0
    @ScaledMetric(relativeTo: .footnote) private var narrowestColumn = 58
    @ScaledMetric(relativeTo: .footnote) private var iconSize = 34
    @ScaledMetric(relativeTo: .subheadline) private var curveHeight = 90
    @ScaledMetric(relativeTo: .subheadline) private var textHeight = 20

    var body: some View {
        Card(title: "Next 24 hours", symbol: "clock") {
            ScrollView(.horizontal, showsIndicators: false) {
                VStack(spacing: 6) {
                    HStack(spacing: 0) {
                        ForEach(points) { point in heading(of: point) }
                    }
                    curve
                    if points.contains(where: hasChance) {
                        HStack(spacing: 0) {
                            ForEach(points) { point in chance(of: point) }
                        }
                    }
                }
            }
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
        }
    }

    /// In a wide window the hours fill the card.
    private var columnWidth: CGFloat { max(narrowestColumn, width / CGFloat(points.count)) }

    /// Now, and each step.
    private var points: [ForecastStep] { [ForecastStep(now)] + steps }

    private func heading(of point: ForecastStep) -> some View {
        VStack(spacing: 6) {
            Group {
                if point.date == now.date { Text("Now") } else { Text(format.hour(point.date, in: timeZone)) }
            }
            .font(.footnote.weight(.medium))
            .lineLimit(1)
            .minimumScaleFactor(0.7)
            WeatherIcon(condition: point.condition, isNight: point.isNight)
                .frame(width: iconSize, height: iconSize)
        }
        .frame(width: columnWidth)
    }

    /// A chance of less than a twentieth is none.
    private func hasChance(_ point: ForecastStep) -> Bool { (point.precipitationChance ?? 0) >= 0.05 }

    private func chance(of point: ForecastStep) -> some View {
        Text(hasChance(point) ? format.percent(100 * (point.precipitationChance ?? 0)) : " ")
            .font(.caption2.weight(.medium))
            .foregroundStyle(Color(red: 0.65, green: 0.88, blue: 1))
            .frame(width: columnWidth)
    }

    // MARK: - Curve

    private var curve: some View {
        ZStack(alignment: .topLeading) {
            TemperatureCurve(heights: heights, closed: true)
                .fill(
                    LinearGradient(
                        colors: [.white.opacity(0.28), .white.opacity(0)], startPoint: .top, endPoint: .bottom)
                )
            TemperatureCurve(heights: heights)
                .stroke(.white, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
            HStack(alignment: .top, spacing: 0) {
                ForEach(Array(zip(points, heights)), id: \.0.id) { point, height in
                    mark(of: point, height: height)
                }
            }
        }
        .frame(width: columnWidth * CGFloat(points.count), height: curveHeight)
    }

    private func mark(of point: ForecastStep, height: Double) -> some View {
        VStack(spacing: 3) {
            Text(format.temperature(point.temperature))
                .font(.subheadline.weight(.semibold))
                .frame(height: textHeight)
            Circle()
                .frame(width: 7, height: 7)
        }
        .frame(width: columnWidth)
        .padding(.top, (1 - height) * curveHeight - textHeight - 6.5)
    }

    /// From 0 at the bottom to 1 at the top, with room for the texts.
    private var heights: [Double] {
        let temperatures = points.map(\.temperature)
        guard let low = temperatures.min(), let high = temperatures.max() else { return [] }
        return temperatures.map { high > low ? 0.14 + 0.5 * ($0 - low) / (high - low) : 0.4 }
    }
}
