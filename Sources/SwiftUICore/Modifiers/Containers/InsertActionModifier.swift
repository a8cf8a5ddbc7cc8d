import AppleFoundation
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension DynamicViewContent {
    /// Takes what is dropped between the collection's elements in a list.
    /// - Parameters:
    ///   - supportedContentTypes: the kinds of data that are taken.
    ///   - action: called with the offset that the new elements are to have, and what gives their data.
    public nonisolated func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        @Sendable func provides(_ provider: NSItemProvider) -> Bool {
            supportedContentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
        let action = UncheckedBox(action)
        let insertion = InsertAction { session in
            session.providers.contains(where: provides)
        } perform: { session, index in
            action.value(index, session.providers.filter(provides))
        }
        return viewTrait(InsertActionKey.self, insertion)
    }

    /// Takes values of a type that are dropped between the collection's elements in a list.
    /// - Parameter action: called with the values, and the offset that they are to have.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        let action = UncheckedBox(action)
        let insertion = InsertAction { session in
            session.hasValues(of: T.self)
        } perform: { session, index in
            session.loadValues(of: T.self) { action.value($0, index) }
        }
        return viewTrait(InsertActionKey.self, insertion)
    }
}

/// Puts what is dropped into a collection.
package struct InsertAction {
    let accepts: @MainActor (DragSession) -> Bool
    let perform: @MainActor (DragSession, Int) -> Void
}

package struct InsertActionKey: ViewTraitKey {
    package typealias Value = InsertAction
}
