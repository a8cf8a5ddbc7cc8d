/// The user's cities.
protocol CityRepository: AnyObject {
    /// Nil before the first change.
    var cities: [City]? { get set }
}
