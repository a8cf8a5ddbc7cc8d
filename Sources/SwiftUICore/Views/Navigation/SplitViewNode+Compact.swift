import Drawing
import Foundation
import Geometry
import LayoutEngine

/// In a narrow window one column is seen at a time.
extension SplitViewNode {
    /// Something was put in a column.
    @MainActor
    package func open(_ index: Int, isInitial: Bool) {
        guard columns.indices.contains(index), !isInitial || view.compactColumn == nil else { return }
        reached = max(reached, index)
        guard isCompact, index > top else { return }
        var transaction = Transaction.current
        if isInitial { transaction.disablesAnimations = true }
        Transaction.with(transaction) { show(index) }
    }

    /// Nothing is in the columns after one any more.
    @MainActor
    package func close(after index: Int) {
        guard reached > index || top > index else { return }
        reached = index
        if isCompact, top > index { show(index) }
    }

    @MainActor
    package func goBack(from index: Int) -> Bool {
        guard isCompact, index > 0, index == top else { return false }
        reached = index - 1
        show(index - 1)
        return true
    }

    @MainActor
    func sizeClassChanged() {
        finishSlide()
        if isCompact {
            top = min(reached, last)
            preferred = nil
        }
        showColumns()
        columns.forEach { $0.leadChanged() }
        invalidateMeasure()
    }

    /// Shows the column that the app prefers, once it prefers another.
    @MainActor
    func followPreferred() {
        guard let binding = view.compactColumn else { return }
        let wanted = observing { binding.wrappedValue }
        guard wanted != preferred else { return }
        preferred = wanted
        guard isCompact, let index = index(of: wanted) else { return }
        reached = index
        show(index)
    }

    func index(of column: NavigationSplitViewColumn) -> Int? {
        switch column {
        case .sidebar: 0
        case .detail: last
        default: last > 1 ? 1 : nil
        }
    }

    var shownColumn: NavigationSplitViewColumn { top == 0 ? .sidebar : top == last ? .detail : .content }

    @MainActor
    func show(_ index: Int) {
        guard index != top else { return }
        finishSlide()
        let old = top
        top = index
        moving = index > old ? (over: index, under: old, isLeaving: false) : (over: old, under: index, isLeaving: true)
        if isCompact { index > old ? coveredFocus[old].cover() : coveredFocus[index].uncover() }
        columns[index].leadChanged()
        showColumns()
        slide.jump(to: released?.place ?? (index > old ? 0 : 1))
        let velocity = released?.velocity ?? 0
        released = nil
        if let binding = view.compactColumn, binding.wrappedValue != shownColumn {
            preferred = shownColumn
            binding.wrappedValue = shownColumn
        }
        invalidateMeasure()
        guard placedProposal != nil, !Transaction.current.disablesAnimations else { return finishSlide() }
        slide.move(to: index > old ? 1 : 0, velocity: velocity) { [weak self] in self?.finishSlide() }
    }

    @MainActor
    func finishSlide() {
        guard let moving else { return }
        self.moving = nil
        slide.cancel()
        if moving.isLeaving {
            columns[moving.over].controller.stack?.showRoot()
            columns[moving.under].clearSelection()
        }
        showColumns()
        viewGraph.willRedraw(self)
        invalidateMeasure()
        invalidateDisplay()
    }

    @MainActor package func allowsSwipe(from index: Int) -> Bool {
        isCompact && index > 0 && index == top && moving == nil
    }

    @MainActor
    package func beginSwipe() {
        moving = (over: top, under: top - 1, isLeaving: false)
        showColumns()
        slide.jump(to: 1)
        invalidateMeasure()
    }

    /// - Parameter part: of the width, how far the finger has come.
    @MainActor
    package func swipe(by part: CGFloat) { slide.jump(to: min(1, max(0, 1 - part))) }

    /// - Parameter velocity: widths a second.
    @MainActor
    package func endSwipe(velocity: CGFloat) {
        guard 1 - slide.value + velocity * 0.2 > 0.5 else {
            return slide.move(to: 1, velocity: -velocity) { [weak self] in self?.finishSlide() }
        }
        released = (slide.value, -velocity)
        moving = nil
        _ = goBack(from: top)
    }

    func placeOne() {
        guard let moving else { return place(top, x: 0, width: size.width) }
        let width = size.width + growth.leading + growth.trailing
        place(moving.under, x: -slide.value * Self.parallax * width, width: size.width)
        place(moving.over, x: (1 - slide.value) * width, width: size.width)
    }

    @MainActor
    func paintOne(_ painter: inout Painter) {
        guard let moving else { return paintChildren(&painter) }
        painter.paint(slots[moving.under])
        painter.fill(frame, .color(RGBA.black.opacity(Float(Self.veil * slide.value))))
        painter.paint(slots[moving.over])
    }
}
