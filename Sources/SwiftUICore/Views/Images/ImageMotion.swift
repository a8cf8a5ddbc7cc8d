import Drawing
import Foundation
import Geometry

/// What moves of an image.
final class ImageMotion {
    var foreground = StyleAnimation()
    var phase = AnimationSlot<SymbolPhase>()
    /// How the symbol stands now; nil where it has come to where its effects want it.
    var shownPhase: SymbolPhase?
    /// Another image that gives way to this one.
    var change: ImageChange?
}

/// One image gives way to another on the screen; in the layout the new one is there already.
final class ImageChange: Animator {
    enum Manner {
        /// Both fade.
        case fade
        case replace(SymbolReplacement)
    }

    private let manner: Manner
    private let old: ImagePainting
    private let oldSize: CGSize
    private unowned(unsafe) let imageNode: ImageNode
    private var animation = AttributeAnimation<Double>(at: 0)
    /// 0 (the old image) to 1 (the new one); springs go beyond.
    private var progress = 0.0

    init?(
        _ manner: Manner, from old: ImagePainting, _ oldSize: CGSize, at node: ImageNode, _ transaction: Transaction
    ) {
        self.manner = manner
        self.old = old
        self.oldSize = oldSize
        imageNode = node
        super.init(node)
        let isMoving = animation.move(
            to: 1, transaction, at: node.viewGraph.time, in: node.environment.values)
        guard isMoving else { return nil }
        node.viewGraph.animations.add(self, in: node.viewGraph)
    }

    override func step(to time: Double) -> Bool {
        imageNode.viewGraph.willRedraw(imageNode)
        progress = animation.value(at: time)
        if !animation.isRunning { imageNode.endChange(self) }
        imageNode.invalidateDisplay()
        return animation.isRunning
    }

    // MARK: Drawing

    /// The old image lies about the middle of the new one.
    private func oldFrame(_ frame: CGRect) -> CGRect {
        CGRect(
            x: frame.midX - oldSize.width / 2, y: frame.midY - oldSize.height / 2, width: oldSize.width,
            height: oldSize.height)
    }

    /// How far beyond the new image's frame something may be drawn.
    func bounds(_ frame: CGRect) -> CGRect {
        let all = frame.union(oldFrame(frame))
        return all.insetBy(dx: -all.width / 2, dy: -all.height / 2)
    }

    @MainActor
    func paint(_ painter: inout Painter, _ new: ImagePainting, in frame: CGRect) {
        switch manner {
        case .fade:
            paint(old, SymbolPhase(opacity: 1 - progress), &painter, in: oldFrame(frame))
            paint(new, SymbolPhase(opacity: progress), &painter, in: frame)
        case .replace(let replacement):
            replace(replacement, new, &painter, frame)
        }
    }

    /// The old one goes in the first half of the time, the new one comes in the second.
    @MainActor
    private func replace(
        _ replacement: SymbolReplacement, _ new: ImagePainting, _ painter: inout Painter, _ frame: CGRect
    ) {
        guard let leaving = replacement.leaving else {
            return paint(new, replacement.coming.on(theWayTo: .rest, at: progress), &painter, in: frame)
        }
        if progress < 0.5 {
            paint(old, SymbolPhase.rest.on(theWayTo: leaving, at: progress * 2), &painter, in: oldFrame(frame))
        } else {
            paint(new, replacement.coming.on(theWayTo: .rest, at: progress * 2 - 1), &painter, in: frame)
        }
    }

    @MainActor
    private func paint(_ image: ImagePainting, _ phase: SymbolPhase, _ painter: inout Painter, in frame: CGRect) {
        phase.paint(&painter, in: frame) { image.paint(&$0, in: frame) }
    }
}

extension SymbolPhase {
    /// - Parameter part: 0…1; beyond that lies nothing.
    fileprivate func on(theWayTo end: SymbolPhase, at part: Double) -> SymbolPhase {
        var result = self
        var way = end.animatableData - animatableData
        way.scale(by: min(1, max(0, part)))
        result.animatableData += way
        return result
    }
}
