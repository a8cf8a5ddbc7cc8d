enum TemperatureUnit: String, Codable, CaseIterable, Identifiable {
    case celsius, fahrenheit

    var id: Self { self }
    var symbol: String { self == .celsius ? "°C" : "°F" }

    func value(ofCelsius degrees: Double) -> Double { self == .celsius ? degrees : degrees.fahrenheit }
}
