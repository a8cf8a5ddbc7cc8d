import Foundation
import LocalServer

/// Makes of an answer what a fault makes of it.
struct Faulty {
    let fault: Fault
    /// In seconds, for one that comes late.
    let delay: Double
    /// How many requests with a fault there were before.
    let count: Int

    func answer(_ json: JSON) -> Answer {
        var answer = Answer(json: json)
        switch fault {
        case .slow: answer.delay = delay
        case .silent: answer.delivery = .none
        case .cut: answer.delivery = .cut(after: answer.body.count / 2)
        case .reset: answer.delivery = .cut(after: nil)
        case .badBytes: answer.body = Data((0..<512).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 128) })
        case .page: return Self.page
        case .wrongTypes: answer.body = Self.withWrongTypes(json).data
        case .missingFields: answer.body = Self.keeping(["cod", "name"], of: json).data
        case .fewFields: answer.body = Self.without(Self.optional, json).data
        case .serverError: return ServiceError.serverError.answer
        case .flaky: if count % 2 == 0 { return ServiceError.serverError.answer }
        case .wrongKey: return ServiceError.wrongKey.answer
        case .notFound: return ServiceError.cityNotFound.answer
        case .tooManyRequests: return ServiceError.tooManyRequests(retryAfter: 60).answer
        }
        return answer
    }

    private static let page = Answer(
        status: 200, type: "text/html; charset=utf-8",
        body: Data("<!doctype html><title>Log in</title><p>Log in to use this network.".utf8))

    /// What OpenWeather itself leaves out now and then.
    private static let optional: Set<String> = [
        "rain", "snow", "gust", "visibility", "sunrise", "sunset", "sea_level", "grnd_level", "state", "population",
    ]

    private static func withWrongTypes(_ json: JSON) -> JSON {
        switch json {
        case .text(let text): .integer(text.count)
        case .number(let number): .text("\(number)")
        case .array(let values): .array(values.map(withWrongTypes))
        case .object(let members): .object(members.map { .init(key: $0.key, value: withWrongTypes($0.value)) })
        }
    }

    private static func keeping(_ keys: Set<String>, of json: JSON) -> JSON {
        switch json {
        case .array(let values): .array(values.map { keeping(keys, of: $0) })
        case .object(let members): .object(members.filter { keys.contains($0.key) })
        case .text, .number: json
        }
    }

    private static func without(_ keys: Set<String>, _ json: JSON) -> JSON {
        switch json {
        case .array(let values): .array(values.map { without(keys, $0) })
        case .object(let members):
            .object(
                members.filter { !keys.contains($0.key) }.map { .init(key: $0.key, value: without(keys, $0.value)) })
        case .text, .number: json
        }
    }
}
