import Drawing
import Foundation
import Geometry
import Platform

extension Image: View {}

extension Image: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> ImageNode { ImageNode(self, inputs) }

    @MainActor
    package func updateNode(_ node: ImageNode) { node.update(to: self) }
}

/// Draws an image: at its own size, or at the size that is proposed.
package final class ImageNode: LayoutNode {
    private var image: Image
    private var imageEnvironment: ImageEnvironment
    private var knownResolution: ImageResolution?
    private var knownForeground: ResolvedStyle?
    /// Nil for images that never moved.
    private var motion: ImageMotion?

    @MainActor
    init(_ image: Image, _ inputs: _ViewInputs) {
        self.image = image
        imageEnvironment = inputs.environment.value(ImageEnvironment.self)
        super.init(inputs)
        _ = environment.read(ImageEnvironment.self, for: self)
        // Known before anything is drawn, so that a change of it can be animated.
        _ = foreground
    }

    @MainActor
    func update(to image: Image) {
        guard image != self.image else { return }
        viewGraph.willRedraw(self)
        let (shown, picture) = (knownForeground, changingPicture)
        let isOther = image.source != self.image.source
        if isOther { knownResolution = nil }
        self.image = image
        invalidateMeasure()
        foregroundChanged(from: shown)
        if isOther { beginChange(from: picture) }
    }

    override package func environmentChanged() {
        viewGraph.willRedraw(self)
        let (shown, picture, old) = (knownForeground, changingPicture, imageEnvironment)
        imageEnvironment = environment.value(ImageEnvironment.self)
        foregroundChanged(from: shown)
        if imageEnvironment.symbolPhase != old.symbolPhase { phaseChanged(from: old.symbolPhase) }
        guard !imageEnvironment.resolves(like: old) else { return }
        knownResolution = nil
        invalidateMeasure()
        if imageEnvironment.variants != old.variants { beginChange(from: picture) }
    }

    private var madeMotion: ImageMotion {
        if let motion { return motion }
        let made = ImageMotion()
        motion = made
        return made
    }

    /// What is drawn in the foreground style takes on another look gradually where the change is animated.
    private func foregroundChanged(from old: ResolvedStyle?) {
        knownForeground = nil
        invalidateDisplay()
        guard old != nil, motion?.foreground.isRunning == true || animatedTransaction != nil else { return }
        knownForeground = madeMotion.foreground.present(foreground, from: old, at: self) {
            [unowned self] style, isLast in
            if isLast { motion?.foreground.stop() }
            viewGraph.willRedraw(self)
            knownForeground = style
            invalidateDisplay()
        }
    }

    /// The effects that are set on the symbol want it to stand in another way.
    private func phaseChanged(from old: SymbolPhase) {
        let motion = madeMotion
        let end = imageEnvironment.symbolPhase
        let shown = motion.phase.present(end, from: motion.shownPhase ?? old, at: self, animatedTransaction) {
            [unowned self] phase, isLast in
            viewGraph.willRedraw(self)
            if isLast { motion.phase.stop() }
            motion.shownPhase = isLast ? nil : phase
            invalidateDisplay()
        }
        motion.shownPhase = motion.phase.isEmpty ? nil : shown
    }

    // MARK: Another image

    /// What is drawn now, where it may give way to another image gradually.
    private var changingPicture: (painting: ImagePainting, size: CGSize)? {
        guard environment.values.value(of: ContentTransitionKey.self) != .identity, isPlaced else { return nil }
        return (painting, size)
    }

    /// Has an image give way to the one that is there now.
    private func beginChange(from old: (painting: ImagePainting, size: CGSize)?) {
        motion?.change?.isCancelled = true
        motion?.change = nil
        guard let old else { return }
        let transition = environment.values.value(of: ContentTransitionKey.self)
        switch transition.kind {
        case .replace(let replacement, let pace):
            // Symbols give way to others by themselves, whether the change is animated or not.
            guard old.painting.isSymbol, painting.isSymbol, !Transaction.current.disablesAnimations else { return }
            let transaction = Transaction(animation: .easeInOut(duration: Self.replacementDuration / pace))
            madeMotion.change = ImageChange(.replace(replacement), from: old.painting, old.size, at: self, transaction)
        case .identity: break
        default:
            guard let transaction = animatedTransaction else { return }
            madeMotion.change = ImageChange(.fade, from: old.painting, old.size, at: self, transaction)
        }
    }

    /// Seconds for a symbol to give way to another (from memory).
    private static let replacementDuration = 0.4

    func endChange(_ ended: ImageChange) {
        if motion?.change === ended { motion?.change = nil }
    }

    private var resolution: ImageResolution {
        if let knownResolution { return knownResolution }
        let (source, environment, viewGraph) = (image.source, imageEnvironment, viewGraph)
        // Layout runs on the main thread, though `Layout` is not bound to it.
        let made = MainActor.assumeIsolated {
            UncheckedBox(ImageResolution(source, environment, viewGraph.services))
        }.value
        knownResolution = made
        return made
    }

    private var foreground: ResolvedStyle {
        if let knownForeground { return knownForeground }
        let made = image.attributes.tint?.resolved(for: self) ?? ForegroundStyle().resolved(for: self)
        knownForeground = made
        return made
    }

    /// What is under a symbol's figure, where the mode or the number of styles asks for more than one.
    private var symbolGround: ResolvedStyle? {
        guard case .symbol = resolution.content else { return nil }
        let styles = environment.read(StyleEnvironment.self, for: self).foreground.styles
        switch image.attributes.symbolRenderingMode ?? imageEnvironment.renderingMode {
        case .palette?, .hierarchical?: break
        case nil where styles.count > 1: break
        default: return nil
        }
        return HierarchicalShapeStyle.secondary.resolved(for: self)
    }

    private var isMulticolor: Bool {
        if image.attributes.renderingMode == .original { return true }
        return (image.attributes.symbolRenderingMode ?? imageEnvironment.renderingMode) == .multicolor
    }

    // MARK: Layout

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = resolution.size
        return image.attributes.resizing == nil ? own : proposal.replacingUnspecifiedDimensions(by: own)
    }

    override package var isRigid: Bool { image.attributes.resizing == nil }
    override package var explicitGuides: ExplicitGuides { resolution.baseline == nil ? [] : .textBaselines }

    override package func explicitAlignment(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard let baseline = resolution.baseline, resolution.size.height > 0 else { return nil }
        switch key.standard {
        case .firstTextBaseline, .lastTextBaseline: return baseline * size.height / resolution.size.height
        default: return nil
        }
    }

    // MARK: Drawing

    private var rectangle: CGRect { CGRect(origin: .zero, size: size) }

    override package var drawsContent: Bool { true }

    override package var ownDrawingBounds: CGRect? {
        let reach = foreground.reach
        let bounds = motion?.change?.bounds(rectangle) ?? rectangle
        return phase.bounds(of: bounds).insetBy(dx: -reach, dy: -reach)
    }

    private var phase: SymbolPhase { motion?.shownPhase ?? imageEnvironment.symbolPhase }

    private var painting: ImagePainting {
        ImagePainting(
            image: resolution, attributes: image.attributes, foreground: foreground, ground: symbolGround,
            isMulticolor: isMulticolor, phase: phase,
            services: viewGraph.services, environment: environment.values)
    }

    override package func paint(_ painter: inout Painter) {
        if imageEnvironment.isHidden { return RedactedLook.paint(picture: rectangle, in: foreground, &painter) }
        if let change = motion?.change { return change.paint(&painter, painting, in: rectangle) }
        painting.paint(&painter, in: rectangle)
    }

    // MARK: Input and accessibility

    override package func isHit(at point: CGPoint) -> Bool { rectangle.contains(point) }

    override package func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        guard let label = image.label.string(in: environment.values) else { return [] }
        return [AccessibilityElement(AccessibilityContent(role: .image, label: label), frame: windowFrame)]
    }
}
