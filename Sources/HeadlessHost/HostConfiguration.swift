import Foundation
import Geometry
import Platform

/// What the command-line tool tells an app by environment variables. An empty one counts as not set.
package struct HostConfiguration: Sendable {
    /// Where an app is shown.
    package enum Kind: String, Sendable { case window, headless }

    /// `HANOK_HOST`; nil where the app was started by hand.
    package var kind: Kind?
    /// `HANOK_SIZE`, points, such as `390x844`, which is the default.
    package var size = CGSize(width: 390, height: 844)
    /// `HANOK_SCALE`, device pixels a point; 2 by default.
    package var scale: CGFloat = 2
    /// `HANOK_APPEARANCE`, `light` or `dark`; nil is what the desktop has.
    package var isDark: Bool?
    /// `HANOK_TEXT_SIZE`, such as `accessibility3`; nil is `large`.
    package var textSize: TextSize?
    /// `HANOK_LOCALE`, such as `ko`; nil is the system's.
    package var locale: String?
    /// `HANOK_OUT`, the folder of a script's pictures and trees; the present one by default.
    package var outputFolder = "."
    /// `HANOK_SCRIPT`, the path of a drive script.
    package var script: String?
    /// `HANOK_REMOTE`, the folder of the pipes by which a UI test drives the app.
    package var remote: String?
    /// `HANOK_PICTURE`, where the picture of the settled app goes.
    package var picture: String?

    /// What holds where the environment says nothing.
    package init() {}

    /// - Throws: `HostConfigurationError` for a value that can't be read.
    package init(environment: [String: String]) throws(HostConfigurationError) {
        kind = try Self.choice("HANOK_HOST", environment, ["window": .window, "headless": .headless])
        isDark = try Self.choice("HANOK_APPEARANCE", environment, ["light": false, "dark": true])
        textSize = try Self.textSize(environment)
        locale = Self.value("HANOK_LOCALE", environment)
        outputFolder = Self.value("HANOK_OUT", environment) ?? "."
        script = Self.value("HANOK_SCRIPT", environment)
        remote = Self.value("HANOK_REMOTE", environment)
        picture = Self.value("HANOK_PICTURE", environment)
        if let text = Self.value("HANOK_SIZE", environment) { size = try Self.size(text) }
        if let text = Self.value("HANOK_SCALE", environment) { scale = try Self.scale(text) }
    }

    /// What a window without a display begins with.
    package var metrics: WindowMetrics { WindowMetrics(size: size, scale: scale, isDark: isDark ?? false) }

    private static func value(_ name: String, _ environment: [String: String]) -> String? {
        environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func choice<Value>(
        _ name: String, _ environment: [String: String], _ choices: [String: Value]
    ) throws(HostConfigurationError) -> Value? {
        guard let text = value(name, environment) else { return nil }
        guard let chosen = choices[text] else {
            let expected = choices.keys.sorted().joined(separator: " or ")
            throw HostConfigurationError(variable: name, value: text, expected: expected)
        }
        return chosen
    }

    private static func textSize(
        _ environment: [String: String]
    ) throws(HostConfigurationError) -> TextSize? {
        guard let text = value("HANOK_TEXT_SIZE", environment) else { return nil }
        guard let size = TextSize(rawValue: text) else {
            throw HostConfigurationError(variable: "HANOK_TEXT_SIZE", value: text, expected: "one of \(TextSize.names)")
        }
        return size
    }

    private static func size(_ text: String) throws(HostConfigurationError) -> CGSize {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
        guard sides.count == 2, sides.allSatisfy({ (1...20_000).contains($0) }) else {
            throw HostConfigurationError(
                variable: "HANOK_SIZE", value: text, expected: "a width and a height in points, such as 390x844")
        }
        return CGSize(width: sides[0], height: sides[1])
    }

    private static func scale(_ text: String) throws(HostConfigurationError) -> CGFloat {
        guard let scale = Double(text), (0.1...10).contains(scale) else {
            throw HostConfigurationError(
                variable: "HANOK_SCALE", value: text, expected: "a number of pixels a point, 0.1 to 10")
        }
        return scale
    }
}

/// An environment variable with a value that means nothing.
package struct HostConfigurationError: Error, CustomStringConvertible {
    package var variable: String
    package var value: String
    package var expected: String

    package var description: String { "\(variable) is “\(value)”; it takes \(expected)" }
}
