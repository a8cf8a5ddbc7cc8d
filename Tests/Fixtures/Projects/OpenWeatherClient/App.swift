import SwiftUI

/// Asks OpenWeather as apps do, and knows nothing of a service on this machine.
@main
struct OpenWeatherClientApp: App {
    var body: some Scene {
        WindowGroup { CityView() }
    }
}

struct Report: Decodable {
    struct Temperatures: Decodable { let temp: Double }
    let name: String
    let main: Temperatures
}

struct CityView: View {
    @State private var text = "asking"

    var body: some View {
        Text(text).task { text = await answer() }
    }

    private func answer() async -> String {
        let url = URL(string: "https://api.openweathermap.org/data/2.5/weather?q=Busan&units=metric&appid=KEY")!
        do {
            let (data, response) = try await URLSession(configuration: .default).data(from: url)
            let report = try JSONDecoder().decode(Report.self, from: data)
            let isPlausible = (-30...45).contains(report.main.temp)
            return "\(report.name) \(isPlausible) \(response.url?.host ?? "")"
        } catch {
            return "failed: \((error as? URLError)?.code.rawValue ?? 0)"
        }
    }
}
