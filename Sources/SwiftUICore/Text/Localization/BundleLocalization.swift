import Foundation

/// The strings files of bundles, each read once.
package final class BundleLocalization: TextLocalization {
    package static let shared = BundleLocalization()

    private let tables = Locked<[TableName: [StringTable]]>([:])

    /// Where nearly all strings come from, one after the other.
    private let latest = Locked<LatestTables?>(nil)

    private struct LatestTables {
        let bundle: Bundle
        let table: String
        let locale: TextLocale
        let tables: [StringTable]
    }

    private struct TableName: Hashable {
        let bundle: String
        let table: String
        let locale: String
    }

    package init() {}

    package func string(_ key: String, table: String?, bundle: Bundle?, locale: TextLocale) -> String? {
        for table in tables(table ?? "Localizable", bundle ?? .main, locale) {
            if let string = table.strings[key] { return string }
        }
        return nil
    }

    package func format(
        _ key: String, _ arguments: [FormatArgument], table: String?, bundle: Bundle?, locale: TextLocale
    ) -> String? {
        for table in tables(table ?? "Localizable", bundle ?? .main, locale) {
            if let plural = table.plurals[key] { return plural.format(for: arguments, locale: locale.locale) }
            if let string = table.strings[key] { return string }
        }
        return nil
    }

    /// The plural text of the app that Foundation, which knows no plurals, has found as a plain one.
    package func plural(foundAs format: String, locale: TextLocale) -> PluralFormat? {
        tables("Localizable", .main, locale).lazy.compactMap { $0.pluralsByOtherForm[format] }.first
    }

    private func tables(_ table: String, _ bundle: Bundle, _ locale: TextLocale) -> [StringTable] {
        let known = latest.withLock { latest in
            latest.flatMap { $0.bundle === bundle && $0.table == table && $0.locale == locale ? $0.tables : nil }
        }
        if let known { return known }
        let name = TableName(bundle: bundle.bundlePath, table: table, locale: locale.identifier)
        let found = candidates(name, bundle, locale)
        latest.withLock { $0 = LatestTables(bundle: bundle, table: table, locale: locale, tables: found) }
        return found
    }

    /// The tables to look into, those of the nearest language first; empty ones are left out.
    private func candidates(_ name: TableName, _ bundle: Bundle, _ locale: TextLocale) -> [StringTable] {
        if let known = tables.withLock({ $0[name] }) { return known }
        let made = Self.folders(in: bundle, for: locale).compactMap { StringTable(folder: $0, name: name.table) }
        tables.withLock { $0[name] = made }
        return made
    }

    private static func folders(in bundle: Bundle, for locale: TextLocale) -> [URL] {
        guard let resources = bundle.resourceURL else { return [] }
        let localizations = Set(bundle.localizations)
        if localizations.isEmpty { return [resources] }
        var names = LocalizationOrder.languages(for: locale, among: localizations)
        if let region = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String { names.append(region) }
        names.append("Base")
        return names.filter(localizations.contains).map { resources.appendingPathComponent($0 + ".lproj") } + [
            resources
        ]
    }
}

/// A table of one language: plain texts, and those that depend on numbers.
private struct StringTable: Sendable {
    let strings: [String: String]
    let plurals: [String: PluralFormat]
    let pluralsByOtherForm: [String: PluralFormat]

    /// nil where there are no files, or none that can be read.
    init?(folder: URL, name: String) {
        let plain = Self.read(folder.appendingPathComponent(name + ".strings")) as? [String: String]
        let plural = Self.read(folder.appendingPathComponent(name + ".plurals.plist"))
        strings = plain ?? [:]
        plurals = (plural ?? [:]).compactMapValues(PluralFormat.init)
        if strings.isEmpty, plurals.isEmpty { return nil }
        pluralsByOtherForm = Dictionary(
            plurals.values.map { ($0.otherForm, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private static func read(_ file: URL) -> [String: Any]? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    }
}
