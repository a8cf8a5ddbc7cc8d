import Foundation

extension Dated<WeatherError> {
    /// When the service will answer again; nil where it has not said.
    var retryDate: Date? { value.wait.map(date.addingTimeInterval) }
}
