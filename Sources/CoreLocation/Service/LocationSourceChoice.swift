import Foundation
import GPX
import RuntimeWarnings

/// The source that the environment asks for.
///
/// `HANOK_LOCATION` is a fixed point, `HANOK_GPX` a file to replay (`HANOK_GPX_SPEED` times as fast as it was recorded).
/// A headless app has a simulated source that knows no place until it is told one. Others ask the desktop.
package struct LocationSourceChoice {
    private let environment: [String: String]

    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.environment = environment.filter { !$0.value.isEmpty }
    }

    /// Reads the beginning of the file that is to be replayed, to find what is wrong before the app runs.
    /// - Throws: `GPXError`.
    package func check() throws {
        if let path = environment["HANOK_GPX"] { try GPXReader.check(path: path) }
    }

    package func makeSource() -> any LocationSource {
        if let text = environment["HANOK_LOCATION"] { return fixed(text) }
        if let path = environment["HANOK_GPX"] {
            return SimulatedLocationSource(player: GPXPlayer(path: path, speed: speed))
        }
        let isHeadless = environment["HANOK_HOST"] == "headless" || environment["HANOK_SCRIPT"] != nil
        return isHeadless ? SimulatedLocationSource() : GeoClueLocationSource()
    }

    private func fixed(_ text: String) -> SimulatedLocationSource {
        guard let coordinate = Self.coordinate(text) else {
            RuntimeWarning.report(
                "HANOK_LOCATION is “\(text)”; it takes a latitude and a longitude in degrees, such as 37.4881,127.0648",
                once: "HANOK_LOCATION")
            return SimulatedLocationSource()
        }
        return SimulatedLocationSource(location: .simulated(coordinate))
    }

    private var speed: Double {
        guard let text = environment["HANOK_GPX_SPEED"] else { return 1 }
        if let speed = Double(text), speed > 0, speed.isFinite { return speed }
        RuntimeWarning.report("HANOK_GPX_SPEED is “\(text)”; it takes a number above 0", once: "HANOK_GPX_SPEED")
        return 1
    }

    private static func coordinate(_ text: String) -> CLLocationCoordinate2D? {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
            .map { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else { return nil }
        let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        return CLLocationCoordinate2DIsValid(coordinate) ? coordinate : nil
    }
}
