/// Values that views with the keyboard, or those of the window in front, hand to who acts on them, such as commands.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    package init() {}

    /// Nil where no view hands out a value for the key.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// The key of a focused value; there is no default, since there may be none.
public protocol FocusedValueKey {
    associatedtype Value
}

/// Who hands out focused values in a window, and who reads them.
package final class FocusedValuesTable: FocusObserver {
    private struct Provider { weak var node: (any FocusedValuesProvider)? }
    private struct Reader { weak var value: (any FocusedValuesReader)? }

    private unowned let viewGraph: ViewGraph
    private var providers: [Provider] = []
    private var readers: [Reader] = []
    private var isPending = false
    package private(set) var values = FocusedValues()

    init(_ viewGraph: ViewGraph) {
        self.viewGraph = viewGraph
        viewGraph.focusObservers.add(self)
    }

    func add(_ provider: any FocusedValuesProvider) {
        providers.append(Provider(node: provider))
        changed()
    }

    func add(_ reader: any FocusedValuesReader) { readers.append(Reader(value: reader)) }

    package func focusMoved() { changed() }

    /// Values are found once what changes has changed.
    func changed() {
        guard !isPending else { return }
        isPending = true
        viewGraph.performAfterFrame { [weak self] in self?.refresh() }
    }

    /// What is nearest to the view with the keyboard holds, or had it before menus were opened; those of the whole window hold where there is nothing else.
    private func refresh() {
        isPending = false
        providers.removeAll { $0.node?.isAttached != true }
        let nodes = providers.compactMap(\.node)
        var values = FocusedValues()
        for node in nodes where node.isOfWholeScene { node.provide(&values) }
        let focus = viewGraph.presentations.focusBelowMenus(viewGraph.focus)
        let focused = nodes.filter { !$0.isOfWholeScene && $0.contains(focus) }
        for node in focused.sorted(by: { $0.depth < $1.depth }) { node.provide(&values) }
        self.values = values
        readers.removeAll { $0.value == nil }
        for reader in readers { reader.value?.show(values) }
    }
}

package protocol FocusedValuesProvider: LayoutNode {
    var isOfWholeScene: Bool { get }
    func provide(_ values: inout FocusedValues)
}

package protocol FocusedValuesReader: AnyObject {
    func show(_ values: FocusedValues)
}
