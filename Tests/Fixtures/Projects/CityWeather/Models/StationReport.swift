import UIKit

// What is read of the service's answer, by a completion handler.
struct StationReport: Codable {
    let name: String
    let main: Readings
    let weather: [Sky]

    // The picture belongs to the first of the conditions.
    var picture: UIImage? { StationReport.picture(for: weather[0].id) }
}

struct Readings: Codable {
    let temp: Double
    let humidity: Double
}

struct Sky: Codable {
    let id: Int
    let description: String
}

extension StationReport {
    static func picture(for id: Int) -> UIImage? {
        var symbol: String
        switch id {
        case 200...599: symbol = "cloud.rain"
        case 600...699: symbol = "snow"
        case 800: symbol = "sun.max"
        default: symbol = "cloud"
        }
        return UIImage(systemName: symbol)
    }
}
