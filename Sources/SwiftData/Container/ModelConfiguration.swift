import Foundation

/// Where a container keeps some models, or all of them.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
    public let name: String
    public let schema: Schema?
    /// Where the store's file is.
    public let url: URL
    /// Nothing is written to a file.
    public let isStoredInMemoryOnly: Bool
    /// Nothing can be saved.
    public let allowsSave: Bool
    public let groupContainer: GroupContainer
    public let cloudKitDatabase: CloudKitDatabase

    public var id: String { name }

    /// In a file that is called after the configuration, `default.store` for one without a name, in the app's
    /// Application Support folder.
    /// - Parameter schema: what of the container's models is kept there; nil is all.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        let name = name ?? "default"
        self.init(
            name, schema, Self.folder.appendingPathComponent("\(name).store"), isStoredInMemoryOnly, allowsSave,
            groupContainer, cloudKitDatabase)
    }

    /// In a file.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.init(
            name ?? url.deletingPathExtension().lastPathComponent, schema, url, url.path == "/dev/null", allowsSave,
            .automatic, cloudKitDatabase)
    }

    /// For some models, or in memory.
    @_disfavoredOverload
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: types.isEmpty ? nil : Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// For some models, in a file.
    @_disfavoredOverload
    public init(for types: any PersistentModel.Type..., url: URL) {
        self.init(schema: types.isEmpty ? nil : Schema(types), url: url)
    }

    private init(
        _ name: String, _ schema: Schema?, _ url: URL, _ isStoredInMemoryOnly: Bool, _ allowsSave: Bool,
        _ groupContainer: GroupContainer, _ cloudKitDatabase: CloudKitDatabase
    ) {
        self.name = name
        self.schema = schema
        self.url = url
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        self.groupContainer = groupContainer
        self.cloudKitDatabase = cloudKitDatabase
    }

    private static var folder: URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSHomeDirectory())
    }
}

extension ModelConfiguration {
    /// The folder that apps of one maker share; here each app has its own.
    public struct GroupContainer: Hashable, Sendable {
        private let identifier: String?

        public static let automatic = GroupContainer(identifier: nil)
        public static let none = GroupContainer(identifier: "")
        public static func identifier(_ groupIdentifier: String) -> GroupContainer {
            GroupContainer(identifier: groupIdentifier)
        }
    }

    /// The iCloud database that a store is copied to. There is none on Linux: the store stays on this machine.
    public struct CloudKitDatabase: Hashable, Sendable {
        private let name: String?

        public static let automatic = CloudKitDatabase(name: nil)
        public static let none = CloudKitDatabase(name: "")
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
            CloudKitDatabase(name: privateDBName)
        }

        var isNamed: Bool { name?.isEmpty == false }
    }
}
