import Foundation

let serviceKey = "example"

extension URL {
    static func reportOf(_ city: String) -> URL? {
        URL(string: "https://api.openweathermap.org/data/2.5/weather?q=\(city)&appid=\(serviceKey)&units=metric")
    }
}
