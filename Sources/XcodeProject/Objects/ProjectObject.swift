/// One entry of a project file's object table, read by key.
struct ProjectObject {
    let identifier: String
    let line: Int
    /// The kind, such as `PBXNativeTarget`.
    let isa: String
    private let entries: [String: PropertyListValue]
    private let file: String

    init(identifier: String, value: PropertyListValue, file: String) throws {
        guard let entries = value.dictionary, let isa = entries["isa"]?.string else {
            throw ProjectError(file: file, line: value.line, message: "the object \(identifier) has no 'isa'")
        }
        self.identifier = identifier
        self.line = value.line
        self.isa = isa
        self.entries = entries
        self.file = file
    }

    func string(_ key: String) -> String? { entries[key]?.string }

    func value(_ key: String) -> PropertyListValue? { entries[key] }

    /// The strings of an array; empty where the key is absent.
    func strings(_ key: String) -> [String] { (entries[key]?.array ?? []).compactMap(\.string) }

    func requiredString(_ key: String) throws -> String {
        if let value = string(key) { return value }
        throw error("the \(isa) \(identifier) has no '\(key)'")
    }

    func error(_ message: String) -> ProjectError { ProjectError(file: file, line: line, message: message) }
}
