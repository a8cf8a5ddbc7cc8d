/// Temperatures in degrees Celsius, pressures in hectopascals, humidity in percent.
struct ResponseMeasurements: Decodable, Equatable {
    let temp: Double
    let feelsLike: Double?
    let tempMin: Double?
    let tempMax: Double?
    let pressure: Double?
    let humidity: Double?
    let seaLevel: Double?
    let groundLevel: Double?
    /// In forecasts: a correction that the service applies itself.
    let tempKf: Double?

    enum CodingKeys: String, CodingKey {
        case temp, pressure, humidity
        case feelsLike = "feels_like"
        case tempMin = "temp_min"
        case tempMax = "temp_max"
        case seaLevel = "sea_level"
        case groundLevel = "grnd_level"
        case tempKf = "temp_kf"
    }
}
