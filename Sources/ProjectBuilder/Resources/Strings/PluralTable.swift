import Foundation
import XcodeProject

/// A `.stringsdict` table: texts that depend on numbers.
///
/// Foundation on Linux ends the process when it meets one beside a `.strings` table. So the table goes into the
/// bundle as `<table>.plurals.plist`, unchanged, for the engine; and Foundation finds each text in its `other` form.
struct PluralTable {
    private(set) var entries: [String: PropertyValue]

    init(entries: [String: PropertyValue]) { self.entries = entries }

    init(path: String) throws {
        entries = try InformationPropertyList(path: path).entries
    }

    mutating func merge(_ other: PluralTable) { entries.merge(other.entries) { first, _ in first } }

    /// Each text as it is for a number that no special form fits.
    var otherForms: [String: String] { entries.compactMapValues(Self.otherForm) }

    func data() throws -> Data {
        try PropertyListSerialization.data(
            fromPropertyList: entries.mapValues(\.foundationValue), format: .xml, options: 0)
    }

    private static func otherForm(_ value: PropertyValue) -> String? {
        guard case .dictionary(let entry) = value, case .string(let format) = entry["NSStringLocalizedFormatKey"] else {
            return nil
        }
        return entry.sorted { $0.key < $1.key }.reduce(format) { text, part in
            guard case .dictionary(let variable) = part.value, case .string(let other) = variable["other"] else {
                return text
            }
            // A variable stands in the text as %#@name@, or with its position as %1$#@name@.
            let pattern = try! Regex("%([0-9]+\\$)?#@\(NSRegularExpression.escapedPattern(for: part.key))@")
            return text.replacing(pattern, with: other)
        }
    }
}
