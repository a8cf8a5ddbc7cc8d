import Drawing
import Foundation
import Geometry

/// Collects what a graphics context draws.
package final class CommandRecorder: @unchecked Sendable {
    package private(set) var commands: [DrawCommand] = []
    /// Contains all that was drawn.
    package private(set) var bounds = CGRect.null
    /// The size of what is drawn on, in points.
    package let size: CGSize
    package let services: Services
    /// Device pixels a point.
    package let pixelScale: CGFloat
    /// The views that may be drawn by their tags.
    package let symbols: (any CanvasSymbols)?

    package init(
        size: CGSize, services: Services, pixelScale: CGFloat, symbols: (any CanvasSymbols)? = nil
    ) {
        self.size = size
        self.services = services
        self.pixelScale = pixelScale
        self.symbols = symbols
    }

    /// A recorder for a layer of what this one records.
    func makeLayer() -> CommandRecorder {
        CommandRecorder(size: size, services: services, pixelScale: pixelScale, symbols: symbols)
    }

    func append(_ commands: [DrawCommand], in bounds: CGRect) {
        guard !bounds.isNull, !commands.isEmpty else { return }
        self.commands += commands
        self.bounds = self.bounds.union(bounds)
    }
}
