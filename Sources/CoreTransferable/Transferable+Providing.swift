import AppleFoundation
import Foundation
import UniformTypeIdentifiers

extension Transferable {
    package static var transferWays: [TransferWay] {
        var ways: [TransferWay] = []
        transferRepresentation._appendWays(to: &ways)
        return ways
    }

    /// The kinds of data that values can be made of.
    package static var importedContentTypes: [UTType] {
        transferWays.filter { $0.importing != nil }.map(\.contentType)
    }

    /// The value as a drag or the clipboard hands it over.
    package var itemProvider: NSItemProvider {
        let provider = NSItemProvider()
        provider.provide(self)
        return provider
    }
}

extension NSItemProvider {
    /// Provides a value in all ways that its type says.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        provide(transferable())
    }

    fileprivate func provide<T: Transferable>(_ value: T) {
        let value = UncheckedValue(value: value)
        for way in T.transferWays where way.admits(value.value) {
            guard let export = way.export else { continue }
            if suggestedName == nil { suggestedName = way.suggestedName?(value.value) }
            registerDataRepresentation(
                forTypeIdentifier: way.contentType.identifier, visibility: way.visibility.ofItemProvider
            ) { completion in
                Task {
                    do { completion(try await export(value.value), nil) } catch { completion(nil, error) }
                }
                return nil
            }
        }
    }

    /// Makes a value of the best data that its type takes.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        guard let (way, identifier) = way(of: T.self), let importing = way.importing else {
            DispatchQueue.global().async { completionHandler(.failure(TransferError.notProvided)) }
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
            guard let data else { return completionHandler(.failure(error ?? TransferError.notProvided)) }
            Task {
                do {
                    guard let value = try await importing(data) as? T else { throw TransferError.otherType }
                    completionHandler(.success(value))
                } catch {
                    completionHandler(.failure(error))
                }
            }
        }
    }

    /// Whether a value of a type could be made.
    package func canLoad<T: Transferable>(_ type: T.Type) -> Bool { way(of: type) != nil }

    /// The first way that the type takes, and the kind of data that is provided for it.
    private func way<T: Transferable>(of type: T.Type) -> (TransferWay, String)? {
        let ways = T.transferWays.filter { $0.importing != nil }
        for identifier in registeredTypeIdentifiers {
            if let way = ways.first(where: { UTType.declared(identifier).conforms(to: $0.contentType) }) {
                return (way, identifier)
            }
        }
        return nil
    }
}

/// A value on its way to the one place that makes data of it.
private struct UncheckedValue<Value>: @unchecked Sendable {
    let value: Value
}
