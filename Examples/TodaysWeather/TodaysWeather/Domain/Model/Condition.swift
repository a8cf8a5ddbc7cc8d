/// What the sky does, by the service's number.
enum Condition: Codable, Hashable, CaseIterable {
    case thunderstorm, drizzle, rain, snow, fog, clear, partlyCloudy, cloudy, unknown

    init(id: Int) {
        self =
            switch id {
            case 200...232: .thunderstorm
            case 300...321: .drizzle
            case 500...531: .rain
            case 600...622: .snow
            case 701...781: .fog
            case 800: .clear
            case 801...802: .partlyCloudy
            case 803...804: .cloudy
            default: .unknown
            }
    }
}
