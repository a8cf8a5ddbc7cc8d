import AppleFoundation
import Foundation
import Geometry
import UniformTypeIdentifiers

/// Follows what is dragged over a view, and takes it.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether the view takes it; by default anything of the kinds that it was set up for.
    func validateDrop(info: DropInfo) -> Bool
    /// - Returns: whether it was taken.
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    /// It was moved.
    /// - Returns: what dropping it here would do; nil is as before.
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// What is dragged, and where.
public struct DropInfo {
    /// In the coordinates of the view that it is over.
    public let location: CGPoint
    let session: DragSession

    /// Whether any of it is of one of the kinds.
    @MainActor @preconcurrency
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    @MainActor @preconcurrency
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map { UTType(importedAs: $0) })
    }

    /// Those of the kinds.
    @MainActor @preconcurrency
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        session.providers.filter { provider in
            contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
    }

    @MainActor @preconcurrency
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map { UTType(importedAs: $0) })
    }
}

/// What dropping something would do.
public struct DropProposal: Sendable {
    public let operation: DropOperation

    public init(operation: DropOperation) { self.operation = operation }

    /// Nothing would be dropped.
    var isRefusal: Bool { operation == .forbidden || operation == .cancel }
}

/// What a drop does with what was dragged.
@nonexhaustive public enum DropOperation: Sendable {
    /// Nothing: the drag ends without a drop.
    case cancel
    /// Nothing, as it isn't allowed here.
    case forbidden
    case copy
    case move
    case delete
    case alias
}
