import Foundation

/// A key of the app's strings, with where it is to be looked up.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The bundle that holds the strings.
    public enum BundleDescription: Equatable, @unchecked Sendable {
        case main
        /// The one that a class is part of.
        case forClass(AnyClass)
        case atURL(URL)

        public static func == (left: Self, right: Self) -> Bool {
            switch (left, right) {
            case (.main, .main): true
            case (.forClass(let left), .forClass(let right)): left == right
            case (.atURL(let left), .atURL(let right)): left == right
            default: false
            }
        }
    }

    public let key: String
    /// What stands for a string that the app lacks.
    public let defaultValue: String.LocalizationValue
    public let table: String?
    /// The language to look in where no environment gives one.
    public var locale: Locale
    public let bundle: BundleDescription

    /// A key of its own name, and what it says by default.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = key.description
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// A key that says itself by default.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.content.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    package var format: String { defaultValue.content.key }
    package var arguments: [FormatArgument] { defaultValue.content.arguments }

    package var resolvedBundle: Bundle? {
        switch bundle {
        case .main: nil
        case .forClass(let type): Bundle(for: type)
        case .atURL(let url): Bundle(url: url)
        }
    }
}
