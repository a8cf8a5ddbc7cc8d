import RuntimeWarnings

/// An element of a collection at another location. A read after the element is gone gives what was there last.
package final class ElementLocation<Base: MutableCollection>: Location<Base.Element>, @unchecked Sendable {
    let base: Location<Base>
    let index: Base.Index
    /// nil where the element was gone when the location was made, and nobody knew it.
    private(set) var last: Base.Element?

    package init(base: Location<Base>, index: Base.Index) {
        self.base = base
        self.index = index
        super.init()
        let collection = base.get()
        last = contains(collection) ? collection[index] : ElementMemory.shared.lastElement(like: self)
        ElementMemory.shared.add(self)
    }

    /// - Parameter last: what was there when the collection was read; it may have shrunk since.
    package init(base: Location<Base>, index: Base.Index, last: Base.Element) {
        self.base = base
        self.index = index
        self.last = last
    }

    private func contains(_ collection: Base) -> Bool {
        index >= collection.startIndex && index < collection.endIndex
    }

    override package func get() -> Base.Element {
        let collection = base.get()
        if !contains(collection), let last { return last }
        let element = collection[index]
        last = element
        return element
    }

    override package func set(_ value: Base.Element, _ transaction: Transaction?) {
        var collection = base.get()
        guard contains(collection) else {
            RuntimeWarning.report(
                "A binding to a removed element of \(Base.self) was written to; nothing was changed.",
                once: "ElementLocation.\(Base.self)")
            return
        }
        collection[index] = value
        base.set(collection, transaction)
    }

    override package func isSamePlace(as other: Location<Base.Element>) -> Bool {
        guard let other = other as? ElementLocation<Base>, index == other.index, base.isSamePlace(as: other.base)
        else { return false }
        return ValueComparison.areEqual(last, other.last)
    }
}
