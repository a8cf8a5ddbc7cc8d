/// What was last known of each city's weather.
protocol WeatherCache: AnyObject {
    func currentWeather(of city: City) -> Dated<CurrentWeather>?
    func forecast(of city: City) -> Dated<Forecast>?
    func keep(_ weather: Dated<CurrentWeather>, of city: City)
    func keep(_ forecast: Dated<Forecast>, of city: City)
    func removeAll(except cities: [City])
}
