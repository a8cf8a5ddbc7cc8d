import Foundation
import RuntimeWarnings

/// Holds a node for each element of a collection, by the element's identity.
///
/// In a lazy container there are only the rows that were asked for, each in a slot that evaluates its own content.
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
    package private(set) var view: ForEach<Data, ID, Content>
    private var children: [ViewNode] = []
    private var identities: [ID] = []
    /// How many elements there were when the node last looked: a binding's collection changes by itself.
    private var knownCount = 0
    /// The rows that exist, in a lazy container.
    private var rows: [Int: ForEachRow<Data, ID, Content>] = [:]
    /// Each element is one row of a lazy container, made when it is asked for. Where elements have sections or
    /// collections of their own, these have to be there.
    private let makesRows: Bool
    /// The elements that came in an update; nil for all.
    private var arrivals: (update: Int, ids: Set<ID>?)?
    /// Those on their way out; nil as long as there were none.
    private var departures: Departures<ID>?

    @MainActor
    init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
        self.view = view
        makesRows = inputs.isLazy && Self.isOneRow(view, inputs)
        super.init(inputs)
        guard !makesRows else {
            lookAtData()
            return
        }
        let inputs = self.inputs
        identities = readIdentities()
        children = makeContents().map { Content.makeNode($0, inputs) }
        warnOfDuplicates()
    }

    /// A list sets each of the views of an element apart; other containers only sections and collections.
    ///
    /// Of elements whose types are hidden, Apple's lists make all, since each may be several rows; here, so that long
    /// lists stay fast, only as long as they are few.
    @MainActor
    private static func isOneRow(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) -> Bool {
        let cardinality = RowCardinality.of(Content.self)
        guard inputs.environment.values.hasValue(of: ListRowKey.self) else { return cardinality <= .several }
        return cardinality == .one || (cardinality == .hidden && view.data.count > 200)
    }

    /// Who shows a binding's collection depends on it, though nobody has read it to make the view.
    @MainActor
    private func lookAtData() {
        knownCount = Data.self is any LiveCollection.Type ? observing { view.data.count } : view.data.count
    }

    @MainActor
    private func readIdentities() -> [ID] {
        Data.self is any LiveCollection.Type
            ? observing { view.data.map(view.identity) } : view.data.map(view.identity)
    }

    /// The views of all elements. What the closure reads, the whole `ForEach` depends on.
    @MainActor
    private func makeContents() -> [Content] {
        observing { view.data.map(view.content) }
    }

    override package func evaluate() {
        Transaction.perform(pendingTransaction) { update(to: view) }
        pendingTransaction = nil
    }

    @MainActor
    func update(to view: ForEach<Data, ID, Content>) {
        let oldCount = knownCount
        if view.isConstant, view.data.count != self.view.data.count { warnOfChange(to: view) }
        if makesRows { noteArrivals(view) }
        self.view = view
        guard !makesRows else {
            lookAtData()
            return updateRows(oldCount: oldCount)
        }
        let new = readIdentities()
        if new == identities {
            for (content, child) in zip(makeContents(), children) { Content.updateNode(child, to: content) }
            return
        }
        reconcile(new)
        warnOfDuplicates()
    }

    /// Keeps the nodes of identities that stay, wherever they are now; those of doubled identities in order.
    @MainActor
    private func reconcile(_ ids: [ID]) {
        var new: [ViewNode] = []
        var known: [ID: [ViewNode]] = [:]
        for index in identities.indices.reversed() { known[identities[index], default: []].append(children[index]) }
        let inputs = self.inputs
        let old = zip(identities, children).map { (identity: $0, node: $1) }
        identities = ids
        children = zip(makeContents(), ids).map { content, identity in
            if let node = known[identity]?.popLast() ?? departures?.returning(identity) {
                Content.updateNode(node, to: content)
                return node
            }
            let node = Content.makeNode(content, inputs)
            new.append(node)
            return node
        }
        let leaving = Set(known.values.joined().map(ObjectIdentifier.init))
        let gone = leaving.isEmpty ? [] : old.filter { leaving.contains(ObjectIdentifier($0.node)) }
        let detached = gone.filter { !depart($0.node, $0.identity) }
        // While what is around their elements is still there.
        for entry in detached { entry.node.detach() }
        elementsChanged()
        arrive(new)
    }

    /// Has nodes come gradually, once all that is around them is there.
    @MainActor
    private func arrive(_ nodes: [ViewNode]) {
        var isChanged = false
        for node in nodes where node.arrive() { isChanged = true }
        if isChanged { elementsChanged() }
    }

    /// - Returns: whether the node leaves gradually.
    @MainActor
    private func depart(_ node: ViewNode, _ identity: ID) -> Bool {
        guard viewGraph.motion.mayDepart else { return false }
        let departures = self.departures ?? Departures<ID>()
        self.departures = departures
        return departures.begin(node, identity)
    }

    override package func willDetach() { departures?.end() }

    private func warnOfDuplicates() {
        guard Set(identities).count != identities.count else { return }
        var seen: Set<ID> = []
        if let doubled = identities.first(where: { !seen.insert($0).inserted }) { warnOfDuplicate(doubled) }
    }

    private func warnOfDuplicate(_ id: ID) {
        RuntimeWarning.report(
            "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the "
                + "collection, this will give undefined results!",
            once: "ForEach.\(Data.self).\(Content.self)")
    }

    private func warnOfChange(to new: ForEach<Data, ID, Content>) {
        RuntimeWarning.report(
            "ForEach<\(Data.self), \(ID.self), \(Content.self)> count (\(new.data.count)) != its initial count "
                + "(\(view.data.count)). `ForEach(_:content:)` should only be used for *constant* data. Instead conform "
                + "data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!",
            once: "ForEach.constant.\(Content.self)")
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        for child in children { body(child) }
        for index in rows.keys.sorted() { body(rows[index]!) }
    }

    override package func appendElements(to elements: inout [LayoutNode]) {
        for child in children { child.appendElements(to: &elements) }
    }

    override package func identity(of child: ViewNode) -> AnyHashable? {
        if let row = child as? ForEachRow<Data, ID, Content> { return AnyHashable(row.id) }
        return children.firstIndex { $0 === child }.map { AnyHashable(identities[$0]) }
    }

    // MARK: Lazy rows

    override package var rowCount: Int { makesRows ? knownCount : super.rowCount }

    override package func appendRows(to rows: inout SectionedRows) {
        if makesRows { rows.add(self, count: knownCount) } else { super.appendRows(to: &rows) }
    }

    override package func row(at index: Int) -> LayoutNode {
        guard makesRows else { return super.row(at: index) }
        if let row = rows[index] { return row.presented }
        let row = ForEachRow(of: self, at: index, inputs)
        // Among those that are shown together: looking through all there may be takes too long.
        if rows.count < 64, rows.values.contains(where: { $0.id == row.id }) { warnOfDuplicate(row.id) }
        rows[index] = row
        if let arrivals, arrivals.update == viewGraph.motion.updateNumber, arrivals.ids?.contains(row.id) ?? true {
            _ = row.arrive()
        }
        return row.presented
    }

    override package func rowIdentity(at index: Int) -> RowIdentity? {
        guard makesRows else { return super.rowIdentity(at: index) }
        return RowIdentity(collection: self, id: AnyHashable(view.identity(element(at: index))))
    }

    override package func appendExistingRows(to rows: inout [LayoutNode]) {
        guard makesRows else { return super.appendExistingRows(to: &rows) }
        for index in self.rows.keys.sorted() { rows.append(self.rows[index]!) }
    }

    override package func noteArrivalOfRows() {
        if makesRows { arrivals = (viewGraph.motion.updateNumber, nil) } else { super.noteArrivalOfRows() }
    }

    override package func releaseRows(outside range: Range<Int>) {
        guard makesRows else { return super.releaseRows(outside: range) }
        for (index, row) in rows where !range.contains(index) && row.holdCount == 0 {
            rows[index] = nil
            row.detach()
        }
    }

    override package func rowIndex(of id: AnyHashable) -> Int? {
        guard makesRows else { return firstRow(ofElement: id) ?? super.rowIndex(of: id) }
        guard let id = id.base as? ID else { return nil }
        return view.data.enumerated().first { view.identity($0.element) == id }?.offset
    }

    private func firstRow(ofElement id: AnyHashable) -> Int? {
        guard isLazy, let id = id.base as? ID, let index = identities.firstIndex(of: id) else { return nil }
        guard children[index].rowCount > 0 else { return nil }
        return children[..<index].reduce(0) { $0 + $1.rowCount }
    }

    /// The elements' identities serve as those of their views.
    override package func target(for id: AnyHashable) -> ScrollDestination? {
        guard !isLazy, let id = id.base as? ID, let index = identities.firstIndex(of: id) else { return nil }
        return children[index].elements().first?.scrollDestination
    }

    /// Whether there is an element: a binding's collection may have lost it before the node has heard of that.
    fileprivate func holds(_ index: Int) -> Bool { index < view.data.count }

    fileprivate func element(at index: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    }

    /// Where nothing moved, as the identities of the rows that exist tell, they are only updated.
    @MainActor
    private func updateRows(oldCount: Int) {
        let count = knownCount
        let isInPlace = rows.allSatisfy { $0.key < count && view.identity(element(at: $0.key)) == $0.value.id }
        if !isInPlace { moveRows() }
        for row in rows.values { row.refresh() }
        if !isInPlace || count != oldCount { elementsChanged() }
    }

    /// Finds the rows' new places by their identities, one walk over the data.
    @MainActor
    private func moveRows() {
        var known: [ID: ForEachRow<Data, ID, Content>] = [:]
        for row in rows.values { known[row.id] = row }
        rows = [:]
        for (index, element) in view.data.enumerated() {
            guard !known.isEmpty else { break }
            guard let row = known.removeValue(forKey: view.identity(element)) else { continue }
            row.index = index
            rows[index] = row
        }
        for row in known.values where !depart(row, row.id) { row.detach() }
    }

    /// Remembers which elements are new, where they come gradually: their rows are made in the layout.
    private func noteArrivals(_ new: ForEach<Data, ID, Content>) {
        arrivals = nil
        guard viewGraph.motion.mayDepart, new.data.count != view.data.count || !rows.isEmpty else { return }
        let ids = Set(new.data.map(new.identity)).subtracting(view.data.map(view.identity))
        if !ids.isEmpty { arrivals = (viewGraph.motion.updateNumber, ids) }
    }
}

/// A collection that is another from one moment to the next, where it is kept.
package protocol LiveCollection {}

extension Binding: LiveCollection where Value: Collection {}

/// A node that holds views of a collection's elements.
@MainActor
package protocol ElementCollection: ViewNode {
    /// The element whose view a child is; nil where there is none any more.
    func element(of child: ViewNode) -> (index: Int, id: AnyHashable)?
    var elementCount: Int { get }
}

extension ForEachNode: ElementCollection {
    package var elementCount: Int { view.data.count }

    package func element(of child: ViewNode) -> (index: Int, id: AnyHashable)? {
        if makesRows {
            guard let row = child as? ForEachRow<Data, ID, Content> else { return nil }
            return (row.index, AnyHashable(row.id))
        }
        return children.firstIndex { $0 === child }.map { ($0, AnyHashable(identities[$0])) }
    }
}

/// A row of a lazy container that is kept out of sight too, while what it has shown is there.
@MainActor
package protocol HoldableRow: AnyObject {
    /// How many need the row.
    var holdCount: Int { get set }
}

/// One row of a lazy container. It evaluates its content itself, so that what only that row reads concerns no other.
package final class ForEachRow<Data: RandomAccessCollection, ID: Hashable, Content: View>: ContentSlot, HoldableRow {
    package var holdCount = 0
    private unowned let owner: ForEachNode<Data, ID, Content>
    fileprivate var index: Int
    fileprivate let id: ID

    @MainActor
    init(of owner: ForEachNode<Data, ID, Content>, at index: Int, _ inputs: _ViewInputs) {
        self.owner = owner
        self.index = index
        let element = owner.element(at: index)
        id = owner.view.identity(element)
        super.init(contentType: Content.self, inputs)
        make(observing { owner.view.content(element) })
    }

    override package func evaluate() {
        // The element of a row on its way out is gone.
        if !isDeparting { Transaction.perform(pendingTransaction) { refresh() } }
        pendingTransaction = nil
    }

    @MainActor
    func refresh() {
        guard owner.holds(index) else { return }
        let content = observing { owner.view.content(owner.element(at: index)) }
        update(to: content)
    }
}
