import Drawing
import Foundation
import Geometry

@MainActor
extension TextNode {
    /// Has a renderer draw the lines.
    func paint(_ painter: inout Painter, _ layout: TextLayout, by renderer: any TextRenderer, covering bounds: CGRect) {
        let measurer = viewGraph.services.textMeasurer
        let layers = resolution.layers.map { layer in
            (
                layout: measurer.layout(layer.text, width: placedProposal?.width, height: placedProposal?.height),
                style: layer.foreground.resolved(for: self)
            )
        }
        let text = DrawnText(layout, resolution, foreground: foreground, layers: layers, measurer: measurer)
        let recorder = CommandRecorder(size: size, services: viewGraph.services, pixelScale: painter.scale)
        environment.read(for: self) { values in
            observing {
                var context = GraphicsContext(recorder, values)
                renderer.draw(layout: Text.Layout(text: text), in: &context)
            }
        }
        painter.clipped(to: Path(bounds)) { $0.draw(recorder.commands) }
    }
}
