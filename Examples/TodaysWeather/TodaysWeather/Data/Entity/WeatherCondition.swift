/// A condition as the service numbers it.
struct WeatherCondition: Decodable, Equatable {
    let id: Int
    let main: String?
    let description: String?
    /// Such as `04n`; the letter says whether it is night.
    let icon: String?
}
