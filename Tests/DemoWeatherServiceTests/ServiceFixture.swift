import Foundation
import FoundationNetworking
import Testing

@testable import DemoWeatherService

/// The service's answers as a client reads them.
enum ServiceFixture {
    /// The weather at a fixed time, without HTTP.
    static func api(at time: String = "2026-07-01T12:34:56Z", seed: UInt64 = 1) throws -> WeatherAPI {
        let date = try Date(time, strategy: .iso8601)
        var api = WeatherAPI(seed: seed)
        api.now = { date }
        return api
    }

    static func json(_ data: Data) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    static func current(_ query: String, _ api: WeatherAPI) throws -> [String: Any] {
        try json(api.answer(path: "/data/2.5/weather", query: query).body)
    }

    static func forecast(_ query: String, _ api: WeatherAPI) throws -> [String: Any] {
        try json(api.answer(path: "/data/2.5/forecast", query: query).body)
    }

    static func places(_ query: String, path: String = "/geo/1.0/direct") throws -> [[String: Any]] {
        let answer = try api().answer(path: path, query: query)
        return try #require(try JSONSerialization.jsonObject(with: answer.body) as? [[String: Any]])
    }
}

extension [String: Any] {
    /// The value at a path of keys, as `main.temp`; a number is the place in an array.
    func value(_ path: String) -> Any? {
        path.split(separator: ".").reduce(self as Any?) { value, key in
            if let index = Int(key), let values = value as? [Any] {
                return values.indices.contains(index) ? values[index] : nil
            }
            return (value as? [String: Any])?[String(key)]
        }
    }

    func number(_ path: String) -> Double? { (value(path) as? NSNumber)?.doubleValue }
    func text(_ path: String) -> String? { value(path) as? String }
}
