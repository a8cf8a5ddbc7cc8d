import Foundation
import LocalServer

/// A JSON value whose members stay in the order in which they are written.
indirect enum JSON: Hashable, Sendable {
    case text(String)
    /// Written with as many decimals as it needs.
    case number(Double)
    case array([JSON])
    case object([Member])

    struct Member: Hashable, Sendable {
        var key: String
        var value: JSON
    }

    /// Members without a value are left out.
    static func object(_ members: KeyValuePairs<String, JSON?>) -> JSON {
        .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
    }

    static func integer(_ value: some BinaryInteger) -> JSON { .number(Double(value)) }

    static func time(_ date: Date) -> JSON { .number(date.timeIntervalSince1970.rounded()) }

    /// A number with at most so many decimals.
    static func rounded(_ value: Double, _ decimals: Int = 2) -> JSON {
        let factor = pow(10, Double(decimals))
        let rounded = (value * factor).rounded() / factor
        return .number(rounded == 0 ? 0 : rounded)
    }

    var data: Data { Data(description.utf8) }
}

extension JSON: ExpressibleByStringLiteral {
    init(stringLiteral value: String) { self = .text(value) }
}

extension JSON: ExpressibleByIntegerLiteral {
    init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSON: CustomStringConvertible {
    var description: String {
        switch self {
        case .text(let text): Self.quoted(text)
        case .number(let number): number == number.rounded() ? "\(Int64(number))" : "\(number)"
        case .array(let values): "[" + values.map(\.description).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { "\(Self.quoted($0.key)):\($0.value)" }.joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case ..<" ": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}

extension Answer {
    init(status: Int = 200, json: JSON) {
        self.init(status: status, type: "application/json; charset=utf-8", body: json.data)
    }
}
