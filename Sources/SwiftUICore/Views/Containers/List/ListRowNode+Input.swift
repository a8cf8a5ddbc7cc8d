import Foundation
import Geometry
import Platform

extension ListRowNode: Responder {
    package func makeRecognizers() -> [GestureRecognizer] {
        if takesAnotherBack {
            list.openRow?.swipe.close()
            return []
        }
        if isSwiped { return [SwipeRecognizer(self, swipe: swipe), makeClosing()] }
        var recognizers: [GestureRecognizer] = []
        if isMovable { recognizers.append(RowMoveRecognizer(self)) }
        if let action = tapAction {
            recognizers.append(
                PressRecognizer(node: self, pressing: { [weak self] in self?.setPressed($0) }, action: action))
        }
        if let open = menuOpening {
            let delay = environment.values.value(of: ProfileKey.self).presentations.contextMenuDelay
            let press = LongPressGesture(minimumDuration: delay).onEnded { _ in open() }
            recognizers.append(ComposedGestureRecognizer(press, node: self, takesPointer: true))
        }
        if !editing.isEditing, swipeActions(atLeft: true) != nil || swipeActions(atLeft: false) != nil {
            recognizers.append(SwipeRecognizer(self, swipe: swipe))
        }
        return recognizers
    }

    /// Opens the menu that the app has for the rows of the list; nil where it has none for this one.
    @MainActor
    private var menuOpening: (@MainActor () -> Void)? {
        guard place.part == .row, isEnabled else { return nil }
        return environment.values.selectionMenu?.menu(self) ?? ownMenuOpening
    }

    /// The menu of what the row is made of, which is the whole row's, however little of it its content covers.
    @MainActor
    private var ownMenuOpening: (@MainActor () -> Void)? {
        var current: LayoutNode? = child
        while let node = current {
            if let menu = node as? MenuPressNode {
                guard menu.isEnabled, !menu.isDragged else { return nil }
                return { [weak menu] in if let menu { menu.open() } }
            }
            var inner: [LayoutNode] = []
            node.forEachLayoutChild { inner.append($0) }
            current = inner.count == 1 ? inner[0] : nil
        }
        return nil
    }

    package func secondaryClick() -> Bool {
        guard let open = menuOpening else { return false }
        open()
        return true
    }

    /// Of a row that is drawn aside only the buttons can be tapped, and nothing in the others: a touch takes it back.
    package func stopsRecognizers(of path: ArraySlice<LayoutNode>) -> Bool {
        takesAnotherBack || isSwiped && !path.contains { $0 === swipe.bar }
    }

    @MainActor
    private var takesAnotherBack: Bool { list.openRow.map { $0 !== self } ?? false }

    @MainActor
    private func makeClosing() -> GestureRecognizer {
        PressRecognizer(node: self, pressing: { _ in }) { [weak self] in self?.swipe.close() }
    }

    /// What a tap on the row does: while it is edited it is chosen; else it does what its buttons do, or is chosen.
    @MainActor
    var tapAction: (@MainActor () -> Void)? {
        let selection = isChoosable ? list.configuration.selection : nil
        if editing.isEditing {
            guard let selection, editing.showsChoice else { return editing.canDelete ? revealDelete : nil }
            return { [weak self] in self?.choose(by: selection) }
        }
        let actions = rowActors.compactMap(\.rowAction)
        if !actions.isEmpty { return { for action in actions { action() } } }
        let primaryAction =
            place.part == .row && isEnabled ? environment.values.selectionMenu?.primaryAction(self) : nil
        if let primaryAction, !metrics.choosesWithoutEditing { return primaryAction }
        guard let selection, !selection.isMultiple || metrics.choosesWithoutEditing else { return primaryAction }
        return { [weak self] in
            guard let self else { return }
            choose(by: selection)
            environment.values.followSelection?()
            if let primaryAction, list.isSecondClick(on: self) { primaryAction() }
        }
    }

    @MainActor
    private func choose(by selection: ListSelection) {
        selection.select(child)
        list.keyboard.rowWasChosen(self)
    }

    /// It stands for something that the list's selection may hold.
    @MainActor
    var isChoosable: Bool {
        traits[SelectionDisabledKey.self] != true && list.configuration.selection?.canSelect(child) == true
    }

    @MainActor
    package var isChosenByTaps: Bool {
        guard isChoosable, let selection = list.configuration.selection else { return false }
        return editing.isEditing || !selection.isMultiple || metrics.choosesWithoutEditing
    }

    /// Arrows that lead to the row choose it.
    @MainActor
    var isChosenByArrows: Bool {
        guard isChoosable, !editing.isEditing, rowActors.allSatisfy({ $0.rowAction == nil }) else { return false }
        return environment.values.followSelection?.column.split?.isCompact != true
    }

    @MainActor
    private var revealDelete: @MainActor () -> Void {
        { [weak self] in self.map { $0.swipe.open(atLeft: $0.isRightToLeft) } }
    }

    /// The buttons at an edge: those that the row asks for, or else one that deletes it.
    @MainActor
    func swipeActions(atLeft: Bool) -> SwipeActions? {
        let isLeading = atLeft != isRightToLeft
        if isLeading { return traits[LeadingSwipeActionsKey.self] }
        if let actions = traits[TrailingSwipeActionsKey.self], !editing.isEditing { return actions }
        guard isDeletable else { return nil }
        let button = Button(role: .destructive) { [weak self] in
            self?.delete()
        } label: {
            SystemText(.delete)
        }
        return SwipeActions(content: AnyView(button), allowsFullSwipe: true)
    }

    var isMovable: Bool { traits.move != nil && traits[MoveDisabledKey.self] != true }

    var isDeletable: Bool { traits.deletion != nil && traits[DeleteDisabledKey.self] != true }

    /// Has the app take the row's element out of its data.
    @MainActor
    func delete() { DeletedElements(of: [self], in: list).perform() }
}
