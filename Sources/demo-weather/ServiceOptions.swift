import DemoWeatherService
import Foundation
import LocalServer

/// How the service is started. Each option has a variable of the environment beside it, which the option goes before.
struct ServiceOptions {
    private(set) var port: UInt16 = 0
    private(set) var isVerbose = false
    /// The service ends when its standard input does.
    private(set) var endsWithInput = false
    private(set) var asksForHelp = false
    private(set) var api = WeatherAPI()

    /// - Throws: `OptionError`.
    init(_ arguments: [String], environment: [String: String]) throws {
        for (name, variable) in Self.variables {
            if let value = environment[variable], !value.isEmpty { try set(name, value) }
        }
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": asksForHelp = true
            case "--verbose": isVerbose = true
            case "--until-input-ends": endsWithInput = true
            default:
                guard Self.variables[argument] != nil else { throw OptionError("there is no option '\(argument)'") }
                guard let value = rest.popFirst() else { throw OptionError("'\(argument)' needs a value") }
                try set(argument, value)
            }
        }
    }

    private mutating func set(_ name: String, _ value: String) throws {
        switch name {
        case "--port": port = try Self.number(name, value)
        case "--limit": api.limiter = RequestLimiter(limit: try Self.number(name, value))
        case "--delay": api.delay = try Self.number(name, value)
        case "--seed": api.model = WeatherModel(seed: try Self.number(name, value))
        case "--key": api.key = value
        case "--fault": api.fault = try Self.fault(value)
        default: api.now = try Self.clock(value)
        }
    }

    private static func number<Number: LosslessStringConvertible>(_ name: String, _ value: String) throws -> Number {
        guard let number = Number(value) else { throw OptionError("'\(name)' takes a number, not '\(value)'") }
        return number
    }

    private static func fault(_ value: String) throws -> Fault {
        if let fault = Fault(rawValue: value) { return fault }
        let names = Fault.allCases.map(\.rawValue).joined(separator: ", ")
        throw OptionError("there is no fault '\(value)'; there are \(names)")
    }

    /// A clock that goes on from a time.
    private static func clock(_ value: String) throws -> @Sendable () -> Date {
        guard let start = try? Date(value, strategy: .iso8601) else {
            throw OptionError("'--time' takes a time as 2026-07-01T12:00:00Z, not '\(value)'")
        }
        let offset = start.timeIntervalSinceNow
        return { Date(timeIntervalSinceNow: offset) }
    }

    private static let variables = [
        "--port": "DEMO_WEATHER_PORT", "--seed": "DEMO_WEATHER_SEED", "--key": "DEMO_WEATHER_KEY",
        "--limit": "DEMO_WEATHER_LIMIT", "--fault": "DEMO_WEATHER_FAULT", "--delay": "DEMO_WEATHER_DELAY",
        "--time": "DEMO_WEATHER_TIME",
    ]

    /// A line that tells of a request, without its key.
    static func line(_ request: Request, _ answer: Answer) -> String {
        let items = request.query.split(separator: "&").filter { !$0.hasPrefix("appid=") }
        return "\(answer.status) \(request.path)" + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    }

    static let help = """
        usage: demo-weather [options]

        Answers as OpenWeather does, with weather that is made up, on the loopback; prints its address.

          --port N              the port; a free one otherwise                         DEMO_WEATHER_PORT
          --seed N              another seed is other weather                          DEMO_WEATHER_SEED
          --time DATE           what time it is, as 2026-07-01T12:00:00Z               DEMO_WEATHER_TIME
          --key KEY             the key that requests have to give                     DEMO_WEATHER_KEY
          --limit N             requests a minute; more are refused                    DEMO_WEATHER_LIMIT
          --fault KIND          what is wrong with all answers                         DEMO_WEATHER_FAULT
          --delay SECONDS       how late the answers of the fault 'slow' are           DEMO_WEATHER_DELAY
          --verbose             prints each request on standard error
          --until-input-ends    ends when standard input does

        KIND is \(Fault.allCases.map(\.rawValue).joined(separator: ", ")).
        """
}

/// An option can't be understood.
struct OptionError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
