import AppleFoundation
import Foundation
import UniformTypeIdentifiers

/// A value that can be dragged, pasted or shared: it says in which kinds of data it is handed over and taken in.
public protocol Transferable: SendableMetatype {
    associatedtype Representation: TransferRepresentation
    /// The kinds, the best first.
    @TransferRepresentationBuilder<Self>
    static var transferRepresentation: Representation { get }
}

/// How values of a type are handed over and taken in.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation

    @TransferRepresentationBuilder<Item>
    var body: Body { get }

    /// The ways that it consists of, the best first.
    func _appendWays(to ways: inout [TransferWay])
}

extension TransferRepresentation {
    public func _appendWays(to ways: inout [TransferWay]) { body._appendWays(to: &ways) }
}

extension TransferRepresentation where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: Transferable {
    public static var transferRepresentation: Never { preconditionFailure("There is no value of Never.") }
}

extension Never: TransferRepresentation {
    public typealias Item = Never
    public typealias Body = Never
    public func _appendWays(to ways: inout [TransferWay]) {}
}

/// One kind of data that values are handed over and taken in as.
public struct TransferWay: Sendable {
    /// The kind of data; nil for the kinds of a value that stands for this one.
    package let contentType: UTType
    /// Nil where values are only taken in.
    package let export: (@Sendable (Any) async throws -> Data)?
    /// Nil where values are only handed over.
    package let importing: (@Sendable (Data) async throws -> Any)?
    /// False for a value that is not handed over this way.
    package var admits: @Sendable (Any) -> Bool = { _ in true }
    package var suggestedName: (@Sendable (Any) -> String?)?
    /// A file that is handed over and taken in as it lies.
    package var isFile = false
    package var visibility = TransferRepresentationVisibility.all

    package func with(_ change: (inout TransferWay) -> Void) -> TransferWay {
        var result = self
        change(&result)
        return result
    }
}

/// Which other processes may see a representation.
public struct TransferRepresentationVisibility: Sendable, Equatable {
    private let name: String

    public static let all = TransferRepresentationVisibility(name: "all")
    public static let team = TransferRepresentationVisibility(name: "team")
    public static let group = TransferRepresentationVisibility(name: "group")
    public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")

    var ofItemProvider: NSItemProviderRepresentationVisibility {
        switch self {
        case .team: .team
        case .group: .group
        case .ownProcess: .ownProcess
        default: .all
        }
    }
}
