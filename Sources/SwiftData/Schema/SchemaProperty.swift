import Foundation

/// What is said of a model's property: `Schema.Attribute` or `Schema.Relationship`.
public protocol SchemaProperty: Sendable {
    var originalName: String? { get }
}

extension Schema {
    /// What `@Attribute` says of a property.
    public struct Attribute: SchemaProperty {
        public let options: [Option]
        public let originalName: String?
        public let hashModifier: String?

        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            self.originalName = originalName
            self.hashModifier = hashModifier
        }

        /// How a property is kept.
        public struct Option: Hashable, Sendable {
            private enum Kind { case unique, externalStorage, ephemeral, spotlight, encrypted, preservedOnDeletion }
            private let kind: Kind

            /// No two objects have the same value: of two that do, one is saved, with what the newer holds.
            public static let unique = Option(kind: .unique)
            /// The value may be large. It is kept in the store all the same.
            public static let externalStorage = Option(kind: .externalStorage)
            /// The value is observed but not kept.
            public static let ephemeral = Option(kind: .ephemeral)
            /// The value may be found by the system's search, which Linux has none of.
            public static let spotlight = Option(kind: .spotlight)
            /// The value may be encrypted where it is shared between devices, which is not done here.
            public static let allowsCloudEncryption = Option(kind: .encrypted)
            /// The value is kept in the history of a deletion; there is no history here.
            public static let preserveValueOnDeletion = Option(kind: .preservedOnDeletion)
        }
    }

    /// What `@Relationship` says of a property.
    public struct Relationship: SchemaProperty {
        public let options: [Option]
        public let deleteRule: DeleteRule
        public let minimumModelCount: Int?
        public let maximumModelCount: Int?
        public let originalName: String?
        private nonisolated(unsafe) let inverse: AnyKeyPath?
        public let hashModifier: String?

        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            self.options = options
            self.deleteRule = deleteRule
            self.minimumModelCount = minimumModelCount
            self.maximumModelCount = maximumModelCount
            self.originalName = originalName
            self.inverse = inverse
            self.hashModifier = hashModifier
        }

        /// The property of the other model that leads back.
        public var inverseKeyPath: AnyKeyPath? { inverse }

        /// How a relationship is kept. Apple's only option, `unique`, there is none of here.
        public struct Option: Hashable, Sendable {
            private init() {}
        }

        /// What becomes of the objects that a relationship holds when their owner is deleted.
        public enum DeleteRule: String, Codable, Hashable, Sendable {
            /// They are deleted too.
            case cascade
            /// They no longer lead back.
            case nullify
            /// The owner can't be deleted while there are any: saving fails.
            case deny
            /// They stay as they are.
            case noAction
        }
    }

    /// The number of a schema that has changed over time.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        public let major: Int
        public let minor: Int
        public let patch: Int

        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }

        init?(_ text: String) {
            let numbers = text.split(separator: ".").compactMap { Int($0) }
            guard numbers.count == 3 else { return nil }
            self.init(numbers[0], numbers[1], numbers[2])
        }

        public var description: String { "\(major).\(minor).\(patch)" }

        public static func < (left: Version, right: Version) -> Bool {
            (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
        }
    }
}
