import SwiftUI

/// W1: twenty cities, each with a symbol, a name, a description and a temperature.
struct WeatherList: View {
    static let cities = [
        "Seoul", "Busan", "Incheon", "Daegu", "Daejeon", "Gwangju", "Suwon", "Ulsan", "Jeju", "Sejong", "Gangneung",
        "Jeonju", "Pohang", "Cheongju", "Chuncheon", "Yeosu", "Mokpo", "Andong", "Gyeongju", "Sokcho",
    ]

    var body: some View {
        ScrollView {
            VStack(spacing: 8) {
                ForEach(Array(Self.cities.enumerated()), id: \.offset) { index, city in
                    WeatherRow(city: city, temperature: Double(index) + 0.5)
                }
            }
            .padding()
        }
    }
}

private struct WeatherRow: View {
    let city: String
    let temperature: Double

    var body: some View {
        HStack {
            Image(systemName: "cloud.sun")
            VStack(alignment: .leading) {
                Text(city).font(.headline)
                Text("Partly cloudy").font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            Text("\(temperature, specifier: "%.1f")°").font(.title2)
        }
        .padding(8)
        .background(Color.blue.opacity(0.1), in: RoundedRectangle(cornerRadius: 10))
    }
}
