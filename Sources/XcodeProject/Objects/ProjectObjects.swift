import Foundation

/// The object table of a project file: everything in it refers to everything else by identifier.
struct ProjectObjects {
    let root: ProjectObject
    private let values: [String: PropertyListValue]
    private let file: String

    /// - Throws: `ProjectError` where the text or its outermost objects are broken.
    init(file: String, _ data: Data) throws {
        do { try self.init(PropertyListParser.parse(data, file: file), file: file) } catch let error as ProjectError {
            throw error.advising(
                "mend the file by hand, or take back the last version that Xcode opened; "
                    + "git log -p on it shows what changed")
        }
    }

    init(_ value: PropertyListValue, file: String) throws {
        guard let top = value.dictionary, let objects = top["objects"]?.dictionary else {
            throw ProjectError(file: file, line: 1, message: "this is not an Xcode project: it has no 'objects'")
        }
        guard let rootIdentifier = top["rootObject"]?.string, let root = objects[rootIdentifier] else {
            throw ProjectError(file: file, line: 1, message: "the project has no 'rootObject' among its objects")
        }
        self.values = objects
        self.file = file
        self.root = try ProjectObject(identifier: rootIdentifier, value: root, file: file)
    }

    /// Nil where the table has no such object, as after a careless merge.
    func object(_ identifier: String) throws -> ProjectObject? {
        try values[identifier].map { try ProjectObject(identifier: identifier, value: $0, file: file) }
    }

    /// The object that a key of another object names; nil where the key or the object is absent.
    func object(_ key: String, of owner: ProjectObject) throws -> ProjectObject? {
        try owner.string(key).flatMap { try object($0) }
    }

    /// The objects that a key of another object lists. Identifiers that lead nowhere are skipped, as Xcode does.
    func objects(_ key: String, of owner: ProjectObject) throws -> [ProjectObject] {
        try owner.strings(key).compactMap { try object($0) }
    }

    /// All objects of a kind, in the order of their identifiers.
    func objects(isa: String) throws -> [ProjectObject] {
        try values.filter { $0.value.dictionary?["isa"]?.string == isa }.sorted { $0.key < $1.key }
            .map { try ProjectObject(identifier: $0.key, value: $0.value, file: file) }
    }
}
