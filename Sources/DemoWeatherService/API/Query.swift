import Foundation

/// The parameters of a request.
struct Query: Sendable {
    private var values: [String: String] = [:]

    /// - Parameter text: what follows the question mark, as it was sent.
    init(_ text: String) {
        for item in text.split(separator: "&") {
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                $0.replacingOccurrences(of: "+", with: " ").removingPercentEncoding ?? String($0)
            }
            values[parts[0]] = parts.count > 1 ? parts[1] : ""
        }
    }

    /// Nil also where the parameter is there without a value.
    subscript(name: String) -> String? {
        values[name].map { $0.trimmingCharacters(in: .whitespaces) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    var language: Language { Language(code: self["lang"]) }
    var units: Units { Units(code: self["units"]) }

    /// Nil where neither is there.
    func coordinate() throws(ServiceError) -> (latitude: Double, longitude: Double)? {
        guard self["lat"] != nil || self["lon"] != nil else { return nil }
        guard let latitude = self["lat"].flatMap(Double.init), abs(latitude) <= 90 else {
            throw .badRequest("wrong latitude")
        }
        guard let longitude = self["lon"].flatMap(Double.init), abs(longitude) <= 180 else {
            throw .badRequest("wrong longitude")
        }
        return (latitude, longitude)
    }

    /// How many of a list are asked for.
    func count(_ name: String, default standard: Int, upTo limit: Int) -> Int {
        min(max(self[name].flatMap { Int($0) } ?? standard, 1), limit)
    }
}
