import Drawing
import Foundation
import Geometry
import Platform

/// One text gives way to another on the screen; in the layout the new one is there already.
final class TextChange: Animator {
    enum Manner: Equatable {
        /// Both fade.
        case fade
        /// Characters that differ roll away.
        case roll(isUpwards: Bool)
        /// The same characters grow or shrink from a part of their new size.
        case scale(from: CGFloat)
    }

    let manner: Manner
    private let old: TextLayout
    private unowned(unsafe) let textNode: TextNode
    private var animation = AttributeAnimation<Double>(at: 0)
    /// 0 (the old text) to 1 (the new one); springs go beyond.
    private var progress = 0.0

    init?(_ manner: Manner, from old: TextLayout, at node: TextNode, _ transaction: Transaction) {
        self.manner = manner
        self.old = old
        textNode = node
        super.init(node)
        let isMoving = animation.move(
            to: 1, transaction, at: node.viewGraph.time, in: node.environment.values)
        guard isMoving else { return nil }
        node.viewGraph.animations.add(self, in: node.viewGraph)
    }

    override func step(to time: Double) -> Bool {
        textNode.viewGraph.willRedraw(textNode)
        progress = animation.value(at: time)
        if !animation.isRunning { textNode.endChange(self) }
        textNode.invalidateDisplay()
        return animation.isRunning
    }

    /// How far beyond the new text's frame something may be drawn.
    func bounds(_ frame: CGRect) -> CGRect {
        var size = CGSize(width: max(frame.width, old.size.width), height: max(frame.height, old.size.height))
        if case .scale(let start) = manner {
            size.width = max(size.width, frame.width * max(1, start))
            size.height = max(size.height, frame.height * max(1, start))
        }
        return CGRect(origin: frame.origin, size: size).insetBy(dx: 0, dy: -size.height)
    }

    @MainActor
    func paint(_ painter: inout Painter, _ new: TextLayout, _ paint: Paint, _ measurer: any TextMeasurer) {
        switch manner {
        case .fade:
            faded(&painter, old, paint, 1 - progress, at: .zero)
            faded(&painter, new, paint, progress, at: .zero)
        case .roll(let isUpwards):
            roll(&painter, new, paint, isUpwards ? -1 : 1, measurer)
        case .scale(let start):
            let scale = start + (1 - start) * CGFloat(progress)
            painter.transformed(by: CGAffineTransform(scaleX: scale, y: scale)) { $0.text(new, at: .zero, paint) }
        }
    }

    @MainActor
    private func faded(
        _ painter: inout Painter, _ layout: TextLayout, _ paint: Paint, _ opacity: Double, at origin: CGPoint
    ) {
        guard opacity > 0 else { return }
        let bounds = CGRect(origin: origin, size: layout.size).insetBy(dx: -20, dy: -20)
        painter.layer(.opacity(min(1, opacity)), bounds: bounds) { $0.text(layout, at: origin, paint) }
    }

    // MARK: Rolling

    /// What is the same at both ends stands still (at the end it moves with the length); the rest rolls.
    @MainActor
    private func roll(
        _ painter: inout Painter, _ new: TextLayout, _ paint: Paint, _ direction: Double, _ measurer: any TextMeasurer
    ) {
        let (before, after) = (Self.characters(of: old), Self.characters(of: new))
        let start = zip(before, after).prefix { $0 == $1 }.count
        let rest = min(before.count, after.count) - start
        let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
        let tail = min(end, rest)
        func part(_ layout: TextLayout, _ range: Range<Int>) -> TextLayout? {
            range.isEmpty ? nil : measurer.layout(layout.text.slice(range), width: nil, height: nil)
        }
        let head = part(new, 0..<start)
        let oldMiddle = part(old, start..<(before.count - tail))
        let newMiddle = part(new, start..<(after.count - tail))
        let x = head?.size.width ?? 0
        if let head { painter.text(head, at: .zero, paint) }
        let height = Double(new.size.height) * 0.8 * direction
        if let oldMiddle {
            faded(&painter, oldMiddle, paint, 1 - progress, at: CGPoint(x: x, y: progress * height))
        }
        if let newMiddle {
            faded(&painter, newMiddle, paint, progress, at: CGPoint(x: x, y: (progress - 1) * height))
        }
        if let tail = part(new, (after.count - tail)..<after.count) {
            let (from, to) = (oldMiddle?.size.width ?? 0, newMiddle?.size.width ?? 0)
            painter.text(tail, at: CGPoint(x: x + from + (to - from) * CGFloat(progress), y: 0), paint)
        }
    }

    private static func characters(of layout: TextLayout) -> [Character] {
        layout.text.runs.flatMap { Array($0.string) }
    }
}

extension TextChange.Manner {
    /// How a text gives way to another; nil where it does at once.
    init?(from old: TextLayout, to new: ResolvedText, _ transition: ContentTransition, _ last: ContentTransition) {
        let (before, after) = (old.text.runs.map(\.string), new.runs.map(\.string))
        if before == after {
            guard let oldSize = old.text.runs.first?.font.size, let newSize = new.runs.first?.font.size,
                oldSize != newSize, newSize > 0
            else { return nil }
            self = .scale(from: oldSize / newSize)
            return
        }
        let isOneLine = old.lines.count == 1 && !new.isRightToLeft
        switch transition.kind {
        case .identity, .replace: return nil
        case .fade: self = .fade
        case .roll(let countsDown): self = isOneLine ? .roll(isUpwards: !countsDown) : .fade
        case .rollTowards(let value):
            guard isOneLine, case .rollTowards(let lastValue) = last.kind else {
                self = .fade
                return
            }
            self = .roll(isUpwards: value >= lastValue)
        }
    }
}
