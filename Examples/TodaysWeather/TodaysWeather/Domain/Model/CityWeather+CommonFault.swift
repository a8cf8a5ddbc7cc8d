extension [CityWeather] {
    /// What is wrong with all rows alike, as without a network or with a wrong key: the service is out of reach, not a
    /// city. Of several waits the longest counts.
    var commonFault: Dated<WeatherError>? {
        let faults = compactMap(\.fault)
        guard let first = faults.first, faults.count == count, !first.value.isAboutCity,
            faults.allSatisfy({ $0.value.isAlike(first.value) })
        else { return nil }
        return faults.max { ($0.retryDate ?? $0.date) < ($1.retryDate ?? $1.date) }
    }
}
