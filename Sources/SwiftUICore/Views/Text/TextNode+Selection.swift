import Drawing
import Foundation
import Geometry
import Platform

extension TextNode: KeyResponder {
    /// Seconds that a press has to last until it selects.
    private static let pressDuration = 0.5
    /// Points that a finger may move meanwhile.
    private static let tolerance: CGFloat = 10
    /// How much of the tint lies under selected letters.
    private static let selectionOpacity: Float = 0.2

    /// A selected text has the keyboard.
    nonisolated var isSelected: Bool { viewGraph.focus === self }

    @MainActor
    func makeSelectionRecognizer() -> GestureRecognizer {
        let press = LongPressGesture(minimumDuration: Self.pressDuration, maximumDistance: Self.tolerance)
            .onEnded { [weak self] _ in
                guard let self else { return }
                viewGraph.focus = self
            }
        return ComposedGestureRecognizer(press, node: self)
    }

    @MainActor
    func paintSelection(_ painter: inout Painter, _ layout: TextLayout) {
        let color = environment.value(StyleEnvironment.self).colors.accent.opacity(Self.selectionOpacity)
        for line in layout.lines { painter.fill(line.frame, .color(color)) }
    }

    package func handle(_ event: KeyEvent) -> Bool {
        guard event.phase == .down else { return false }
        switch event.key {
        case "c" where !event.modifiers.isDisjoint(with: [.control, .command]): copyText()
        case "\u{1B}": viewGraph.focus = nil
        default: return false
        }
        return true
    }

    @MainActor
    func copyText() { viewGraph.services.clipboard.setString(shownString) }

    package nonisolated func focusChanged() {
        guard isAttached else { return }
        viewGraph.willRedraw(self)
        invalidateDisplay()
    }
}
