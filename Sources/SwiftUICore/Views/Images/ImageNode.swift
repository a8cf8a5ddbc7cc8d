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

    @MainActor
    init(_ image: Image, _ inputs: _ViewInputs) {
        self.image = image
        imageEnvironment = inputs.environment.value(ImageEnvironment.self)
        super.init(inputs)
        _ = environment.read(ImageEnvironment.self, for: self)
    }

    @MainActor
    func update(to image: Image) {
        guard image != self.image else { return }
        viewGraph.willRedraw(self)
        if image.source != self.image.source { knownResolution = nil }
        self.image = image
        invalidateMeasure()
        invalidateDisplay()
    }

    override package func environmentChanged() {
        viewGraph.willRedraw(self)
        knownForeground = nil
        let new = environment.value(ImageEnvironment.self)
        if new != imageEnvironment {
            imageEnvironment = new
            knownResolution = nil
            invalidateMeasure()
        }
        invalidateDisplay()
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
        return rectangle.insetBy(dx: -reach, dy: -reach)
    }

    override package func paint(_ painter: inout Painter) {
        if imageEnvironment.isHidden { return RedactedLook.paint(picture: rectangle, in: foreground, &painter) }
        ImagePainting(
            image: resolution, attributes: image.attributes, foreground: foreground, ground: symbolGround,
            services: viewGraph.services,
            environment: environment.values
        )
        .paint(&painter, in: rectangle)
    }

    // MARK: Input and accessibility

    override package func isHit(at point: CGPoint) -> Bool { rectangle.contains(point) }

    override package func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        guard let label = image.label.string(in: environment.values) else { return [] }
        return [AccessibilityElement(AccessibilityContent(role: .image, label: label), frame: windowFrame)]
    }
}
