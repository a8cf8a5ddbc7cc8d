import AppleFoundation
import Foundation

/// The locale that a text is written for. Foundation's own is asked for only where the name does not suffice.
package struct TextLocale: Equatable, Sendable {
    /// What the app has set; nil is the user's.
    private let own: Locale?

    package static let user = TextLocale(nil)

    package init(_ own: Locale?) { self.own = own }

    package init(in environment: EnvironmentValues) {
        own = environment.hasValue(of: LocaleKey.self) ? environment.value(of: LocaleKey.self) : nil
    }

    package var locale: Locale { own ?? LocaleKey.defaultValue }
    package var identifier: String { own?.identifier ?? UserLocale.identifier }
    package var languageTag: String { Locale.languageTag(identifier) }

    /// The app has set another locale than the user's.
    package var isOwn: Bool { own.map { $0 != LocaleKey.defaultValue } ?? false }

    package static func == (left: TextLocale, right: TextLocale) -> Bool {
        left.own == nil && right.own == nil || left.locale == right.locale
    }
}

extension Locale {
    /// A locale's name in the form of BCP 47, such as `ko-KR`.
    fileprivate static func languageTag(_ identifier: String) -> String {
        let (underscore, hyphen) = (UInt8(ascii: "_"), UInt8(ascii: "-"))
        return String(
            decoding: identifier.utf8.prefix { $0 != UInt8(ascii: "@") }.map { $0 == underscore ? hyphen : $0 },
            as: UTF8.self)
    }
}
