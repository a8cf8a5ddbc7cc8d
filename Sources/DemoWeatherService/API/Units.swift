/// In which units an answer is: the value of `units`.
enum Units: String {
    /// Kelvin and metres per second.
    case standard
    /// Degrees Celsius and metres per second.
    case metric
    /// Degrees Fahrenheit and miles per hour.
    case imperial

    /// What is not known counts as not given, as with OpenWeather.
    init(code: String?) { self = code.flatMap { Units(rawValue: $0.lowercased()) } ?? .standard }

    /// - Parameter celsius: in degrees Celsius.
    func temperature(_ celsius: Double) -> JSON {
        switch self {
        case .standard: .rounded(celsius + 273.15)
        case .metric: .rounded(celsius)
        case .imperial: .rounded(celsius * 1.8 + 32)
        }
    }

    /// - Parameter metres: in metres per second.
    func speed(_ metres: Double) -> JSON { .rounded(self == .imperial ? metres / 0.44704 : metres) }
}
