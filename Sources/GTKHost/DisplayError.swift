import Foundation

/// Why no window can be opened, and what can be done about it.
package struct DisplayError: Error, Equatable, CustomStringConvertible {
    /// The values of the variables that name a display.
    package var display: String?
    package var waylandDisplay: String?

    package init(display: String?, waylandDisplay: String?) {
        self.display = display
        self.waylandDisplay = waylandDisplay
    }

    init(environment: [String: String]) {
        self.init(display: environment["DISPLAY"], waylandDisplay: environment["WAYLAND_DISPLAY"])
    }

    package var description: String {
        "no window can be opened: \(cause). \(advice)"
    }

    private var named: [String] {
        [("DISPLAY", display), ("WAYLAND_DISPLAY", waylandDisplay)].compactMap { name, value in
            guard let value, !value.isEmpty else { return nil }
            return "\(name)=\(value)"
        }
    }

    private var cause: String {
        named.isEmpty
            ? "there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)"
            : "the display does not answer (\(named.joined(separator: ", ")))"
    }

    private var advice: String {
        named.isEmpty
            ? "Start it from a desktop session, or use --host headless to draw into a picture instead."
            : "Start the display or correct the variable, or use --host headless to draw into a picture instead."
    }
}
