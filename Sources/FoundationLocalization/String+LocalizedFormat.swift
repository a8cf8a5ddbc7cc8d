import Foundation
import SwiftUICore

extension String {
    /// What a format of the app's strings says with values, in the user's locale: `localizedStringWithFormat`, which on
    /// Apple's platforms knows of plurals.
    public static func _localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        String(_format: format, arguments: arguments)
    }

    /// `String(format:)` of a string that comes from the app's tables.
    public init(_format format: String, _ arguments: any CVarArg...) {
        self.init(_format: format, arguments: arguments)
    }

    private init(_format format: String, arguments: [any CVarArg]) {
        if let plural = BundleLocalization.shared.plural(foundAs: format, locale: .user) {
            self.init(plural, arguments.map(FormatArgument.init), locale: .current)
        } else {
            self.init(format: format, locale: .current, arguments: arguments)
        }
    }
}

extension FormatArgument {
    fileprivate init(_ argument: any CVarArg) {
        switch argument {
        case let number as any SignedInteger: self = .integer(Int64(clamping: number))
        case let number as any UnsignedInteger: self = .unsigned(UInt64(clamping: number))
        case let number as Double: self = .double(number)
        case let number as Float: self = .double(Double(number))
        case let number as CGFloat: self = .double(number)
        default: self = .string("\(argument)")
        }
    }
}
