import Foundation

/// Why a store, a context or a model can't do what it is asked.
public struct SwiftDataError: Error, Equatable, Hashable, Sendable, CustomStringConvertible, LocalizedError {
    private enum Kind {
        case loadIssueModelContainer, modelValidationFailure, unknownSchema, backwardMigration, missingModelContext
    }

    private let kind: Kind
    /// What happened; of no account when errors are compared.
    private let explanation: String?

    private init(_ kind: Kind, _ explanation: String? = nil) {
        self.kind = kind
        self.explanation = explanation
    }

    /// A container's store can't be opened, or is not what its models are.
    public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
    /// An object has no value where it has to have one, or can't be deleted.
    public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
    /// The store was written with a schema that the migration plan does not name.
    public static let unknownSchema = SwiftDataError(.unknownSchema)
    /// The store was written with a schema newer than that of the app.
    public static let backwardMigration = SwiftDataError(.backwardMigration)
    /// There is no context where one is needed.
    public static let missingModelContext = SwiftDataError(.missingModelContext)

    static func loadIssue(_ error: any Error) -> SwiftDataError {
        SwiftDataError(.loadIssueModelContainer, "\(error)")
    }

    static func validationFailure(_ entityName: String, _ propertyName: String, _ reason: String) -> SwiftDataError {
        SwiftDataError(.modelValidationFailure, "\(entityName).\(propertyName): \(reason)")
    }

    public var description: String { "SwiftDataError.\(kind)" + (explanation.map { ": \($0)" } ?? "") }

    public var errorDescription: String? { description }

    public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }

    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}
