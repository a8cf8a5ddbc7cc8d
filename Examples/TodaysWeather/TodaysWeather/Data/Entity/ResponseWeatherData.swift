/// What `/data/2.5/weather` answers.
struct ResponseWeatherData: Decodable, Equatable {
    let coord: ResponseCoordinate
    let weather: [WeatherCondition]
    let base: String?
    let main: ResponseMeasurements
    /// Metres, at most 10 000.
    let visibility: Double?
    let wind: ResponseWind?
    let clouds: ResponseClouds?
    let rain: ResponsePrecipitation?
    let snow: ResponsePrecipitation?
    /// Seconds since 1970.
    let dt: Double
    let sys: System?
    /// Seconds from UTC.
    let timezone: Int?
    let id: Int?
    let name: String?
    let cod: StatusCode?

    struct System: Decodable, Equatable {
        let type: Int?
        let id: Int?
        let message: Double?
        let country: String?
        let sunrise: Double?
        let sunset: Double?
    }
}
