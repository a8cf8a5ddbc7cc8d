import Foundation
import Geometry

@MainActor
extension TextEntryNode {
    /// Words that are looked for are others: the one that is shown comes into sight.
    func showMatches() {
        viewGraph.willRedraw(self)
        invalidateDisplay()
        guard isPlaced, isMultiline, let shown = view.matches?.shown else { return }
        let place = lines.caret(atByte: shown.lowerBound)
        let height = viewport.height
        if place.minY < scrollOffset.y || place.maxY > scrollOffset.y + height {
            scrollOffset.y = min(max(0, place.midY - height / 2), scrollLimits.height)
        }
    }
}
