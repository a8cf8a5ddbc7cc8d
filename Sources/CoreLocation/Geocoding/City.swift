import Foundation

/// A city of the gazetteer.
struct City: Sendable {
    enum Language: Hashable, Sendable {
        case english, korean

        /// English stands in for languages that the gazetteer has no names in.
        init(_ locale: Locale) { self = locale.language.languageCode?.identifier == "ko" ? .korean : .english }
    }

    var name: [Language: String]
    /// The state or province, where the gazetteer tells it.
    var administrativeArea: [Language: String]
    /// Two letters, ISO 3166-1.
    var country: String
    var coordinate: CLLocationCoordinate2D
    var timeZone: String
    /// How far from the middle the city reaches, in metres.
    var radius: Double

    /// Reads a line of the gazetteer: `Seoul|서울|KR|37.57|126.98|18|Asia/Seoul|Seoul|서울특별시`.
    init?(line: Substring) {
        let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        guard fields.count >= 7, let latitude = Double(fields[3]), let longitude = Double(fields[4]),
            let kilometres = Double(fields[5])
        else { return nil }
        name = [.english: fields[0], .korean: fields[1]]
        country = fields[2]
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        radius = kilometres * 1000
        timeZone = fields[6]
        administrativeArea = fields.count >= 9 ? [.english: fields[7], .korean: fields[8]] : [:]
    }
}
