import Foundation
import Geometry
import Platform

/// How far a row is drawn aside, and the buttons that this reveals.
@MainActor
final class RowSwipe {
    // Layout reads these, on the main thread.
    private nonisolated(unsafe) unowned let row: ListRowNode
    /// Points by which the row's content is moved: to the right for the buttons at its left edge.
    private(set) nonisolated(unsafe) var offset: CGFloat = 0
    private(set) nonisolated(unsafe) var bar: ContentSlot?
    private var actions: SwipeActions?
    private nonisolated(unsafe) var isLeft = false
    private let glide: RowGlide
    private var isFull = false

    init(_ row: ListRowNode) {
        self.row = row
        glide = RowGlide(viewGraph: row.viewGraph)
    }

    private var isRightToLeft: Bool { row.isRightToLeft }

    /// The part of the row's width over which a full swipe goes.
    private static let fullPart: CGFloat = 0.6

    // MARK: Following the finger

    /// Whether there is something to reveal in a direction.
    func canMove(by translation: CGFloat) -> Bool {
        offset != 0 || row.swipeActions(atLeft: translation > 0) != nil
    }

    func move(to wanted: CGFloat) {
        glide.stop()
        if wanted != 0, bar == nil || isLeft != (wanted > 0) { makeBar(atLeft: wanted > 0) }
        guard let actions else { return set(0) }
        let least = idealWidth
        let isFar = actions.allowsFullSwipe && abs(wanted) > row.cell.width * Self.fullPart
        isFull = isFar
        // Beyond the buttons the row follows less, unless a full swipe means something.
        let beyond = max(0, abs(wanted) - least)
        set((min(abs(wanted), least) + beyond * (actions.allowsFullSwipe ? 1 : 0.3)) * (wanted < 0 ? -1 : 1))
    }

    /// The finger is off.
    /// - Parameter velocity: points a second, to the right.
    func release(velocity: CGFloat) {
        if isFull { return performFirst() }
        let outwards = isLeft ? velocity : -velocity
        let opens = abs(offset) > idealWidth / 2 ? outwards > -300 : outwards > 300
        if opens { open() } else { close() }
    }

    func open(atLeft: Bool) {
        if bar == nil || isLeft != atLeft { makeBar(atLeft: atLeft) }
        open()
    }

    private func open() {
        guard bar != nil else { return close() }
        row.list.openRow = row
        takeKeyboard()
        glide.move(from: offset, to: isLeft ? idealWidth : -idealWidth) { [weak self] in self?.set($0) }
    }

    func close() {
        if row.list.openRow === row { row.list.openRow = nil }
        giveKeyboardBack()
        guard bar != nil else { return }
        glide.move(from: offset, to: 0) { [weak self] in
            self?.set($0)
            if $0 == 0 { self?.dropBar() }
        }
    }

    func isOpen(atLeft: Bool) -> Bool { bar != nil && isLeft == atLeft }

    // MARK: Keyboard

    /// Where the row has the keyboard, its buttons get it.
    private func takeKeyboard() {
        guard let bar, let focus = row.viewGraph.focus, row.list.row(of: focus) === row,
            let button = FocusSearch(forward: !isLeft).first(in: bar, isHidden: true)
        else { return }
        row.viewGraph.focus = button
    }

    private func giveKeyboardBack() {
        guard let bar, bar.containsFocus else { return }
        row.viewGraph.focus = row.keyResponder ?? FocusSearch().first(in: row.child)
    }

    private func performFirst() {
        let end = row.cell.width * (isLeft ? 1 : -1)
        glide.move(from: offset, to: end) { [weak self] in
            guard let self else { return }
            set($0)
            guard $0 == end else { return }
            firstButton?()
            close()
        }
    }

    /// What the button at the row's edge does.
    private var firstButton: (() -> Void)? {
        let actions = bar?.pressActions ?? []
        return isLeft ? actions.first : actions.last
    }

    private func set(_ value: CGFloat) {
        guard value != offset else { return }
        row.viewGraph.willRedraw(row)
        offset = value
        row.swipeChanged()
    }

    // MARK: Buttons

    private nonisolated var idealWidth: CGFloat {
        bar?.sizeThatFits(ProposedViewSize(width: nil, height: row.cell.height)).width ?? 0
    }

    private func makeBar(atLeft: Bool) {
        dropBar()
        guard let actions = row.swipeActions(atLeft: atLeft) else { return }
        self.actions = actions
        isLeft = atLeft
        let view = SwipeActionBar(
            content: actions.content, edge: atLeft == isRightToLeft ? .trailing : .leading
        ) { [weak self] in self?.close() }
        let slot = ContentSlot(view, row.inputs)
        slot.layoutParent = row
        bar = slot
    }

    func dropBar() {
        bar?.detach()
        bar = nil
        actions = nil
        isFull = false
        if offset != 0 { set(0) }
    }

    /// Where the buttons are in the row's cell.
    nonisolated func placeBar(in cell: CGRect) {
        guard let bar else { return }
        let width = max(abs(offset), idealWidth)
        let x = isLeft ? cell.minX + offset - width : cell.maxX + offset
        bar.place(
            at: CGPoint(x: x, y: cell.minY), proposal: ProposedViewSize(width: width, height: cell.height))
    }
}

extension LayoutNode {
    /// What the buttons inside do, in the order in which they are laid out.
    @MainActor
    fileprivate final var pressActions: [() -> Void] {
        if let press = self as? PressNode, let action = press.accessibilityActivation { return [action] }
        var result: [() -> Void] = []
        forEachLayoutChild { child in result += child.pressActions }
        return result
    }
}

/// Draws a row aside.
@MainActor
package final class SwipeRecognizer: AxisDragRecognizer {
    private let swipe: RowSwipe
    private var startOffset: CGFloat = 0

    init(_ row: ListRowNode, swipe: RowSwipe) {
        self.swipe = swipe
        super.init(node: row, axis: .horizontal)
    }

    override package func mayMove(by distance: CGFloat) -> Bool { swipe.canMove(by: distance) }
    override package func begin() { startOffset = swipe.offset }
    override package func drag(by distance: CGFloat) { swipe.move(to: startOffset + distance) }
    override package func end(velocity: CGFloat) { swipe.release(velocity: velocity) }

    override package func abort() { swipe.close() }
}
