import Foundation

/// All tables of strings of one bundle, gathered from whatever files they stand in.
struct LocalizedTables {
    private struct Key: Hashable {
        /// Nil is the bundle itself, without a language.
        let region: String?
        let table: String
    }

    private var texts: [Key: [String: String]] = [:]
    private var plurals: [Key: PluralTable] = [:]

    mutating func add(_ file: StringsFile, table: String, region: String?) {
        texts[Key(region: region, table: table), default: [:]].merge(file.entries) { first, _ in first }
    }

    mutating func add(_ file: PluralTable, table: String, region: String?) {
        plurals[Key(region: region, table: table), default: PluralTable(entries: [:])].merge(file)
    }

    mutating func add(_ catalog: StringCatalog, table: String) {
        for language in catalog.languages {
            add(StringsFile(entries: catalog.plainTexts(language)), table: table, region: language)
            let forms = catalog.plurals(language)
            if !forms.entries.isEmpty { add(forms, table: table, region: language) }
        }
    }

    /// - Parameter bundle: the folder that gets the tables, by language.
    func write(to bundle: String) throws {
        for key in Set(texts.keys).union(plurals.keys) {
            let folder = key.region.map { "\(bundle)/\($0).lproj" } ?? bundle
            try BuildFolder.create(folder)
            let plural = plurals[key]
            let entries = (texts[key] ?? [:]).merging(plural?.otherForms ?? [:]) { first, _ in first }
            try Data(StringsFile(entries: entries).text.utf8)
                .write(to: URL(fileURLWithPath: "\(folder)/\(key.table).strings"))
            try plural?.data().write(to: URL(fileURLWithPath: "\(folder)/\(key.table).plurals.plist"))
        }
    }
}
