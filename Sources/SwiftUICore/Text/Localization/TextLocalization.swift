import Foundation

/// Finds the app's strings.
package protocol TextLocalization: AnyObject, Sendable {
    /// - Parameters:
    ///   - table: the strings file without its extension; nil is `Localizable`.
    ///   - bundle: nil is the app's own.
    /// - Returns: nil where the app has no string for the key.
    func string(_ key: String, table: String?, bundle: Bundle?, locale: TextLocale) -> String?

    /// The app's string for a key and the values that are to be put into it, by which its words may differ.
    func format(
        _ key: String, _ arguments: [FormatArgument], table: String?, bundle: Bundle?, locale: TextLocale
    ) -> String?
}

extension TextLocalization {
    package func format(
        _ key: String, _ arguments: [FormatArgument], table: String?, bundle: Bundle?, locale: TextLocale
    ) -> String? {
        string(key, table: table, bundle: bundle, locale: locale)
    }
}

extension EnvironmentValues {
    /// Where texts look up their strings.
    package var textLocalization: any TextLocalization {
        get { self[TextLocalizationKey.self] }
        set { self[TextLocalizationKey.self] = newValue }
    }
}

package struct TextLocalizationKey: EnvironmentKey {
    package static var defaultValue: any TextLocalization { BundleLocalization.shared }
}
