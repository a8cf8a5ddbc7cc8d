/// What a user asks for in the list.
enum CityListIntent {
    case search
    case openSettings
    case retry(City)
    case retryAll
    /// The list comes back from a city's page.
    case showList
}
