/// A city that is known without a network.
///
/// The tables are the project's own: names in common use, city centres to a hundredth of a degree (about a kilometre),
/// and how far the built-up area reaches.
package struct WorldCity: Hashable, Sendable {
    package var englishName: String
    package var koreanName: String
    /// Two letters, ISO 3166-1.
    package var country: String
    /// In degrees.
    package var latitude: Double
    package var longitude: Double
    /// How far from the middle the city reaches, in kilometres.
    package var reach: Double
    /// In the names of the time zone database, as `Asia/Seoul`.
    package var timeZone: String
    /// The state or province in English and Korean, where the table tells it.
    package var englishArea: String?
    package var koreanArea: String?

    package static let all = cities(of: [
        koreanCities, asianCities, europeanCities, americanCities, southernCities,
    ])

    package static func cities(of tables: [String]) -> [WorldCity] {
        tables.flatMap { $0.split(separator: "\n").compactMap(WorldCity.init(line:)) }
    }

    /// Reads a line of a table: `Seoul|서울|KR|37.57|126.98|18|Asia/Seoul|Seoul|서울특별시`.
    package init?(line: Substring) {
        let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        guard fields.count >= 7, let latitude = Double(fields[3]), let longitude = Double(fields[4]),
            let reach = Double(fields[5])
        else { return nil }
        englishName = fields[0]
        koreanName = fields[1]
        country = fields[2]
        self.latitude = latitude
        self.longitude = longitude
        self.reach = reach
        timeZone = fields[6]
        if fields.count < 9 { return }
        englishArea = fields[7]
        koreanArea = fields[8]
    }
}
