/// What `/data/2.5/forecast` answers.
struct ResponseForecastData: Decodable, Equatable {
    let cod: StatusCode?
    let message: Double?
    let cnt: Int?
    let list: [Entry]
    let city: Place?

    struct Entry: Decodable, Equatable {
        /// Seconds since 1970.
        let dt: Double
        let main: ResponseMeasurements
        let weather: [WeatherCondition]
        let clouds: ResponseClouds?
        let wind: ResponseWind?
        let visibility: Double?
        /// The probability of precipitation, from 0 to 1.
        let pop: Double?
        let rain: ResponsePrecipitation?
        let snow: ResponsePrecipitation?
        let sys: PartOfDay?
        let dtTxt: String?

        enum CodingKeys: String, CodingKey {
            case dt, main, weather, clouds, wind, visibility, pop, rain, snow, sys
            case dtTxt = "dt_txt"
        }
    }

    struct PartOfDay: Decodable, Equatable {
        /// `d` or `n`.
        let pod: String?
    }

    struct Place: Decodable, Equatable {
        let id: Int?
        let name: String?
        let coord: ResponseCoordinate?
        let country: String?
        let population: Int?
        /// Seconds from UTC.
        let timezone: Int?
        let sunrise: Double?
        let sunset: Double?
    }
}
