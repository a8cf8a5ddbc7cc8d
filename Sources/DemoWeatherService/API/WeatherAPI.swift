import Foundation
import LocalServer
import Synchronization

/// Answers requests as OpenWeather's API does, with weather that is made up.
package struct WeatherAPI: Sendable {
    package var model: WeatherModel
    /// The key that has to be given; nil where any or none will do.
    package var key: String?
    /// What is wrong with answers whatever they are about.
    package var fault: Fault?
    /// Nil where all requests are answered.
    package var limiter: RequestLimiter?
    /// In seconds, for answers that come late.
    package var delay = 3.0
    /// What time it is.
    package var now: @Sendable () -> Date = { Date() }
    private let faults = Counter()

    package init(seed: UInt64 = 1) { model = WeatherModel(seed: seed) }

    /// - Parameters:
    ///   - path: as `/data/2.5/weather`.
    ///   - query: what follows the question mark, as it was sent.
    package func answer(path: String, query text: String) -> Answer {
        if let icon = icon(path) { return icon }
        let query = Query(text)
        do {
            let (json, place) = try content(path, query)
            guard let fault = fault ?? place?.fault else { return Answer(json: json) }
            return Faulty(fault: fault, delay: delay, count: faults.next()).answer(json)
        } catch {
            return error.answer
        }
    }

    /// Pictures take no key.
    private func icon(_ path: String) -> Answer? {
        let folder = "/img/wn/"
        guard path.hasPrefix(folder), let icon = WeatherIcon(file: String(path.dropFirst(folder.count))) else {
            return nil
        }
        return Answer(status: 200, type: "image/png", body: icon.png())
    }

    private func content(_ path: String, _ query: Query) throws(ServiceError) -> (JSON, Place?) {
        if let key, query["appid"] != key { throw .wrongKey }
        if let mode = query["mode"], mode != "json" { throw .badRequest("mode \(mode) is not answered here") }
        switch path {
        case "/data/2.5/weather":
            let place = try place(query)
            return (CurrentWeather(place: place, query: query, model: model, now: now()).json, place)
        case "/data/2.5/forecast":
            let place = try place(query)
            return (Forecast(place: place, query: query, model: model, now: now()).json, place)
        case "/data/3.0/onecall", "/data/2.5/onecall":
            guard let point = try query.coordinate() else { throw .badRequest("Nothing to geocode") }
            let place = PlaceDirectory.shared.place(latitude: point.latitude, longitude: point.longitude)
            return (OneCall(place: place, query: query, model: model, now: now()).json, place)
        case "/geo/1.0/direct": return (try Geocoding.direct(query), nil)
        case "/geo/1.0/reverse": return (try Geocoding.reverse(query), nil)
        default: throw .noSuchEndpoint
        }
    }

    /// By number, coordinates or name, in OpenWeather's order of precedence.
    private func place(_ query: Query) throws(ServiceError) -> Place {
        let places = PlaceDirectory.shared
        if let id = query["id"] {
            guard let number = Int(id) else { throw .badRequest("\(id) is not a city ID") }
            guard let place = places.place(id: number) else { throw .cityNotFound }
            return place
        }
        if let coordinate = try query.coordinate() {
            return places.place(latitude: coordinate.latitude, longitude: coordinate.longitude)
        }
        // Of postal codes none is known.
        if query["zip"] != nil { throw .cityNotFound }
        guard let name = query["q"] else { throw .badRequest("Nothing to geocode") }
        guard let place = places.place(named: name) else { throw .cityNotFound }
        return place
    }
}

extension WeatherAPI: AnswerSource {
    package func answer(_ request: Request) -> Answer {
        guard ["GET", "HEAD"].contains(request.method) else { return ServiceError.noSuchEndpoint.answer }
        if let wait = limiter?.admit(at: Date()) { return ServiceError.tooManyRequests(retryAfter: wait).answer }
        return answer(path: request.path, query: request.query)
    }
}

/// Counts up from 0.
private final class Counter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            defer { count += 1 }
            return count
        }
    }
}
