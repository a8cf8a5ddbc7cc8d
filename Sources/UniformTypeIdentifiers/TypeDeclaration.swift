import Foundation

/// What is declared of a kind of data.
struct TypeDeclaration: Sendable {
    let identifier: String
    var name: String?
    var extensions: [String] = []
    var mimeTypes: [String] = []
    /// The kinds that it directly is as well.
    var parents: [String] = []

    static let dynamicPrefix = "dyn."

    // MARK: Finding

    static func find(_ identifier: String) -> TypeDeclaration? {
        registry.withLock { $0[identifier.lowercased()] } ?? madeForTag(identifier)
    }

    static func all(tag: String, tagClass: UTTagClass) -> [TypeDeclaration] {
        let tag = tag.lowercased()
        let found = registry.withLock { all in
            all.values.filter { declaration in
                switch tagClass {
                case .filenameExtension: declaration.extensions.contains(tag)
                case .mimeType: declaration.mimeTypes.contains(tag)
                default: false
                }
            }
        }
        return found.sorted { $0.identifier < $1.identifier }
    }

    static func conforms(_ identifier: String, to other: String) -> Bool {
        identifier.lowercased() == other.lowercased()
            || supertypes(of: identifier).contains { $0.lowercased() == other.lowercased() }
    }

    static func supertypes(of identifier: String) -> Set<String> {
        var found: Set<String> = []
        var open = find(identifier)?.parents ?? []
        while let next = open.popLast() {
            if found.insert(next).inserted { open += find(next)?.parents ?? [] }
        }
        return found
    }

    // MARK: Kinds that nobody declares

    /// Takes in a kind that an app's source names; what its Info.plist says of it comes first.
    static func note(_ identifier: String, parentType: String?) {
        registry.withLock { all in
            guard all[identifier.lowercased()] == nil else { return }
            all[identifier.lowercased()] = TypeDeclaration(
                identifier: identifier, parents: [parentType ?? "public.data"])
        }
    }

    /// The name of a kind made for a tag: it holds the tag and the parent.
    static func dynamic(tag: String, tagClass: UTTagClass, parent: String?) -> String {
        let parts = [tagClass.rawValue, tag.lowercased(), parent ?? ""].joined(separator: "\n")
        return dynamicPrefix + parts.utf8.map { String(format: "%02x", $0) }.joined()
    }

    private static func madeForTag(_ identifier: String) -> TypeDeclaration? {
        guard identifier.hasPrefix(dynamicPrefix) else { return nil }
        let digits = Array(identifier.dropFirst(dynamicPrefix.count))
        guard digits.count.isMultiple(of: 2) else { return nil }
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(String(digits[$0...($0 + 1)]), radix: 16)
        }
        let parts = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        var result = TypeDeclaration(identifier: identifier)
        if parts[0] == UTTagClass.filenameExtension.rawValue { result.extensions = [String(parts[1])] }
        if parts[0] == UTTagClass.mimeType.rawValue { result.mimeTypes = [String(parts[1])] }
        if !parts[2].isEmpty { result.parents = [String(parts[2])] }
        return result
    }

    // MARK: All declarations

    private static let registry = Registry(
        Dictionary(
            (systemDeclarations + declarations(in: Bundle.main.infoDictionary ?? [:]))
                .map { ($0.identifier.lowercased(), $0) }
        ) { _, app in app })

    /// What an Info.plist declares.
    static func declarations(in dictionary: [String: Any]) -> [TypeDeclaration] {
        ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap { key in
            (dictionary[key] as? [[String: Any]] ?? []).compactMap { TypeDeclaration($0) }
        }
    }

    private init?(_ dictionary: [String: Any]) {
        guard let identifier = dictionary["UTTypeIdentifier"] as? String else { return nil }
        func strings(_ value: Any?) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }
        let tags = dictionary["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        self.init(
            identifier: identifier, name: dictionary["UTTypeDescription"] as? String,
            extensions: strings(tags[UTTagClass.filenameExtension.rawValue]).map { $0.lowercased() },
            mimeTypes: strings(tags[UTTagClass.mimeType.rawValue]).map { $0.lowercased() },
            parents: strings(dictionary["UTTypeConformsTo"]))
    }

    init(
        identifier: String, name: String? = nil, extensions: [String] = [], mimeTypes: [String] = [],
        parents: [String] = []
    ) {
        self.identifier = identifier
        self.name = name
        self.extensions = extensions
        self.mimeTypes = mimeTypes
        self.parents = parents
    }

    /// The declarations by their names in lower case, for all threads.
    private final class Registry: @unchecked Sendable {
        private var all: [String: TypeDeclaration]
        private let lock = NSLock()

        init(_ all: [String: TypeDeclaration]) { self.all = all }

        func withLock<Result>(_ body: (inout [String: TypeDeclaration]) -> Result) -> Result {
            lock.withLock { body(&all) }
        }
    }
}
