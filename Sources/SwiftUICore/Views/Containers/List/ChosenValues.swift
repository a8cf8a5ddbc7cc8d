/// Collects what many rows of a list stand for.
///
/// A row out of sight is only made where the identity of its element does not tell.
@MainActor
struct ChosenValues {
    let list: ListRowsNode
    let container: any LazyFocusContainer
    let selection: ListSelection
    private(set) var all: Set<AnyHashable> = []
    /// Whether the rows of a collection stand for the identities of their elements, as the first of them does.
    private var standForIdentities: [ObjectIdentifier: Bool] = [:]
    private var madeCount = 0

    init(list: ListRowsNode, container: any LazyFocusContainer, selection: ListSelection) {
        (self.list, self.container, self.selection) = (list, container, selection)
    }

    mutating func add(_ index: Int) {
        let identity = list.rowIdentity(at: index)
        let key = identity.map { ObjectIdentifier($0.collection) }
        if let identity, let key, standForIdentities[key] == true {
            all.insert(identity.id)
            return
        }
        guard let row = makeRow(at: index) else { return }
        let value = row.isChoosable ? selection.value(of: row.child) : nil
        if let identity, let key, standForIdentities[key] == nil {
            standForIdentities[key] = value == identity.id && row.traits[SelectionDisabledKey.self] == nil
        }
        if let value { all.insert(value) }
    }

    /// Now and then those that were made are let go.
    private mutating func makeRow(at index: Int) -> ListRowNode? {
        madeCount += 1
        if madeCount.isMultiple(of: 64) { container.releaseFocusRows() }
        return container.focusRow(at: index) as? ListRowNode
    }
}
