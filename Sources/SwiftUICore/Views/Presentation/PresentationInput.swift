import Foundation
import Geometry
import Platform

/// Takes the input that meets a layer: a tap beside the content, a drag of a sheet.
@MainActor
package final class PresentationInput: Responder {
    package nonisolated(unsafe) weak var layer: PresentationLayer?

    package nonisolated init() {}

    package func makeRecognizers() -> [GestureRecognizer] {
        guard let layer else { return [] }
        let tap = ComposedGestureRecognizer(
            SpatialTapGesture().onEnded { [weak layer] in layer?.tapped(at: $0.location) }, node: layer,
            priority: .normal)
        guard let sheet = layer as? SheetLayer else { return [tap] }
        return [tap, SheetDragRecognizer(layer: sheet)]
    }

    /// Nothing below scrolls.
    package func scroll(_ event: ScrollEvent) -> Bool { layer?.isModal ?? false }
}
