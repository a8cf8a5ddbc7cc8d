extension City {
    /// The list at the first start.
    static let defaults = [
        City("Seoul", "서울", "KR", 37.5667, 126.9783, "Asia/Seoul"),
        City("Jeju City", "제주시", "KR", 33.5097, 126.5219, "Asia/Seoul"),
        City("Tokyo", "도쿄", "JP", 35.6829, 139.7595, "Asia/Tokyo"),
        City("New York", "뉴욕", "US", 40.7127, -74.006, "America/New_York"),
        City("London", "런던", "GB", 51.5073, -0.1277, "Europe/London"),
        City("Paris", "파리", "FR", 48.8589, 2.32, "Europe/Paris"),
        City("Sydney", "시드니", "AU", -33.8698, 151.2083, "Australia/Sydney"),
    ]

    private init(
        _ name: String, _ korean: String, _ country: String, _ latitude: Double, _ longitude: Double, _ zone: String
    ) {
        self.init(
            name: name, localNames: ["en": name, "ko": korean], country: country,
            coordinate: Coordinate(latitude: latitude, longitude: longitude), timeZoneIdentifier: zone)
    }
}
