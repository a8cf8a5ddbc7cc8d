import Foundation

/// A value that is put into a localized text.
package enum FormatArgument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    /// A text with looks of its own.
    case text(Text)
    /// Something that becomes text in the locale.
    indirect case content(AnyTextContent)

    init<Value: _FormatSpecifiable>(_ value: Value) {
        switch value._arg {
        case let number as Int64: self = .integer(number)
        case let number as Double: self = .double(number)
        case let number as Int32: self = .integer(Int64(number))
        case let number as CGFloat: self = .double(Double(number))
        case let number as Float: self = .double(Double(number))
        case let number as UInt64: self = .unsigned(number)
        case let number as UInt32: self = .unsigned(UInt64(number))
        case let number as Int: self = .integer(Int64(number))
        case let number as UInt: self = .unsigned(UInt64(number))
        default: self = .string(String(describing: value))
        }
    }
}
