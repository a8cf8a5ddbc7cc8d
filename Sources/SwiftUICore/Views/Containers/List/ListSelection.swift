/// What of a list is chosen, whatever the type of its values.
@MainActor
package class ListSelection {
    /// Several rows may be chosen.
    package var isMultiple: Bool { false }
    /// Whether a row stands for a value that can be chosen.
    package func canSelect(_ row: LayoutNode) -> Bool { false }
    package func contains(_ row: LayoutNode) -> Bool { false }
    /// What is chosen, where that is one at most; nil for nothing.
    package var chosenValue: AnyHashable? { nil }
    /// All that is chosen; empty where that has another type.
    package func chosenValues<Item: Hashable>(as type: Item.Type) -> Set<Item> {
        (chosenValue?.base as? Item).map { [$0] } ?? []
    }
    /// Chooses nothing, where one row at most is chosen.
    package func clear() {}
    /// Chooses a row; takes it back where several can be chosen and it was.
    package func select(_ row: LayoutNode) {}
    /// One of the values that are chosen.
    package var anyValue: AnyHashable? { chosenValue }
    /// All of the values that are chosen.
    package var allValues: Set<AnyHashable> { chosenValue.map { [$0] } ?? [] }
    /// What a row stands for.
    package func value(of row: LayoutNode) -> AnyHashable? { nil }
    /// Chooses other values in place of some, or of all.
    package func replace(_ old: Set<AnyHashable>?, with new: Set<AnyHashable>) {}
}

final class OneSelection<Value: Hashable>: ListSelection {
    private let selection: Binding<Value?>
    private let chosen: Value?

    init(_ selection: Binding<Value?>) {
        self.selection = selection
        // Read here, so that the list is evaluated again when it changes.
        chosen = selection.wrappedValue
    }

    override func canSelect(_ row: LayoutNode) -> Bool { row.tag(as: Value.self) != nil }

    override var chosenValue: AnyHashable? { chosen.map { AnyHashable($0) } }
    override func clear() { if selection.wrappedValue != nil { selection.wrappedValue = nil } }

    override func contains(_ row: LayoutNode) -> Bool {
        guard let chosen else { return false }
        return row.tag(as: Value.self) == chosen
    }

    override func select(_ row: LayoutNode) {
        if let value = row.tag(as: Value.self) { selection.wrappedValue = value }
    }

    override func value(of row: LayoutNode) -> AnyHashable? { row.tag(as: Value.self).map { AnyHashable($0) } }

    override func replace(_ old: Set<AnyHashable>?, with new: Set<AnyHashable>) {
        guard let value = new.first?.base as? Value, value != selection.wrappedValue else { return }
        selection.wrappedValue = value
    }
}

final class SeveralSelection<Value: Hashable>: ListSelection {
    private let selection: Binding<Set<Value>>
    private let chosen: Set<Value>

    init(_ selection: Binding<Set<Value>>) {
        self.selection = selection
        chosen = selection.wrappedValue
    }

    override var isMultiple: Bool { true }
    override func chosenValues<Item: Hashable>(as type: Item.Type) -> Set<Item> { chosen as? Set<Item> ?? [] }
    override func canSelect(_ row: LayoutNode) -> Bool { row.tag(as: Value.self) != nil }

    override func contains(_ row: LayoutNode) -> Bool {
        guard !chosen.isEmpty, let value = row.tag(as: Value.self) else { return false }
        return chosen.contains(value)
    }

    override func select(_ row: LayoutNode) {
        guard let value = row.tag(as: Value.self) else { return }
        var values = selection.wrappedValue
        if values.remove(value) == nil { values.insert(value) }
        selection.wrappedValue = values
    }

    override var allValues: Set<AnyHashable> { Set(chosen.map { AnyHashable($0) }) }
    override var anyValue: AnyHashable? { chosen.first.map { AnyHashable($0) } }
    override func value(of row: LayoutNode) -> AnyHashable? { row.tag(as: Value.self).map { AnyHashable($0) } }

    override func replace(_ old: Set<AnyHashable>?, with new: Set<AnyHashable>) {
        func values(_ erased: Set<AnyHashable>) -> Set<Value> { Set(erased.compactMap { $0.base as? Value }) }
        let kept = old.map { selection.wrappedValue.subtracting(values($0)) } ?? []
        let chosen = kept.union(values(new))
        if chosen != selection.wrappedValue { selection.wrappedValue = chosen }
    }
}
