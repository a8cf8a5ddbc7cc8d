import Foundation
import Geometry

/// What the views of a row say about how the list is to show it.
package struct ListRowTraits {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The elements of collections that the row belongs to, the innermost first.
    private(set) var elements: [(collection: any ElementCollection, index: Int)] = []
    /// What may be done with the elements of a collection.
    private(set) var deletion: ElementAction<IndexSetAction>?
    private(set) var move: ElementAction<MoveAction>?
    private(set) var insertion: ElementAction<InsertAction>?

    package init() {}

    /// An action on the elements of one of the collections.
    struct ElementAction<Action> {
        let collection: any ElementCollection
        let index: Int
        let action: Action
    }

    /// One walk from the row's view up to the list; what is set nearest to the view holds.
    @MainActor
    init(of row: LayoutNode, below list: ViewNode) {
        var current: ViewNode = row.traitCarrier
        while let parent = current.parent, current !== list {
            if let trait = current as? ViewTraitNode { add(trait) }
            if let collection = parent as? any ElementCollection, let element = collection.element(of: current) {
                elements.append((collection, element.index))
            }
            current = parent
        }
    }

    private mutating func add(_ trait: ViewTraitNode) {
        if values[trait.key] == nil { values[trait.key] = trait.value }
        guard let (collection, index) = elements.last else { return }
        if deletion == nil, trait.key == ObjectIdentifier(DeleteActionKey.self) {
            deletion = (trait.value as? IndexSetAction).map {
                ElementAction(collection: collection, index: index, action: $0)
            }
        }
        if insertion == nil, let action = trait.value as? InsertAction {
            insertion = ElementAction(collection: collection, index: index, action: action)
        }
        if move == nil, trait.key == ObjectIdentifier(MoveActionKey.self) {
            move = (trait.value as? MoveAction).map { ElementAction(collection: collection, index: index, action: $0) }
        }
    }

    subscript<Key: ViewTraitKey>(key: Key.Type) -> Key.Value? { values[ObjectIdentifier(key)] as? Key.Value }
}
