import Foundation

/// A value of an `Info.plist`.
package enum PropertyValue: Hashable, Sendable {
    case string(String)
    case flag(Bool)
    case number(Double)
    case array([PropertyValue])
    case dictionary([String: PropertyValue])

    /// Nil for values that no `Info.plist` holds (dates, data).
    init?(_ value: Any) {
        switch value {
        case let text as String: self = .string(text)
        case let flag as Bool: self = .flag(flag)
        case let number as NSNumber: self = .number(number.doubleValue)
        case let values as [Any]: self = .array(values.compactMap(PropertyValue.init))
        case let entries as [String: Any]: self = .dictionary(entries.compactMapValues(PropertyValue.init))
        default: return nil
        }
    }

    /// The value as Foundation's property lists take it.
    var foundationValue: Any {
        switch self {
        case .string(let text): text
        case .flag(let flag): flag
        case .number(let number): number.rounded() == number ? Int(number) as Any : number
        case .array(let values): values.map(\.foundationValue)
        case .dictionary(let entries): entries.mapValues(\.foundationValue)
        }
    }

    /// With all strings in it changed.
    func mapStrings(_ transform: (String) -> String) -> PropertyValue {
        switch self {
        case .string(let text): .string(transform(text))
        case .array(let values): .array(values.map { $0.mapStrings(transform) })
        case .dictionary(let entries): .dictionary(entries.mapValues { $0.mapStrings(transform) })
        case .flag, .number: self
        }
    }
}
