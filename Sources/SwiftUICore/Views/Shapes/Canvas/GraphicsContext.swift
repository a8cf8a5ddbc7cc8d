import Drawing
import Foundation
import Geometry

/// Draws at once what it is told to, into a canvas or a picture.
///
/// A copy draws on the same canvas with a state of its own: opacity, blend mode, transform, clip and filters.
public struct GraphicsContext {
    /// Multiplies the opacity of all that is drawn; 0…1.
    public var opacity = 1.0
    /// How what is drawn combines with what is there.
    public var blendMode = BlendMode.normal
    /// From the coordinates of what is drawn to the canvas's.
    public var transform = CGAffineTransform.identity
    /// The environment of the canvas.
    public let environment: EnvironmentValues

    package let recorder: CommandRecorder
    private var clips: [Clip] = []
    private var filters: [Filter] = []

    /// A shape or a mask, in the canvas's coordinates.
    private enum Clip {
        case path(Path, FillStyle)
        case mask(DisplayList, bounds: CGRect)

        var bounds: CGRect {
            switch self {
            case .path(let path, _): path.boundingRect
            case .mask(_, let bounds): bounds
            }
        }
    }

    package init(_ recorder: CommandRecorder, _ environment: EnvironmentValues) {
        self.recorder = recorder
        self.environment = environment
    }

    // MARK: Coordinates

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

    /// Has what is drawn go through another transform first.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Clipping

    /// What restricts drawing besides its shape.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Drawing is restricted to what is outside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The rectangle that drawing is restricted to, in the coordinates of what is drawn.
    public var clipBoundingRect: CGRect {
        var bounds = CGRect(origin: .zero, size: recorder.size)
        for clip in clips { bounds = bounds.intersection(clip.bounds) }
        return transform.isInvertible ? bounds.applying(transform.inverted()) : bounds
    }

    /// Restricts drawing to the inside of a path.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        var (path, style) = (path.applying(transform), style)
        if options.contains(.inverse) {
            if !style.isEOFilled { path = path.normalized(eoFill: false) }
            let surroundings = CGRect(origin: .zero, size: recorder.size).union(path.boundingRect)
            path.addRect(surroundings.insetBy(dx: -1, dy: -1))
            style.isEOFilled = true
        }
        clips.append(.path(path, style))
    }

    /// Restricts drawing to where something else is opaque.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = recorder.makeLayer()
        var context = self.layerContext(layer)
        context.opacity = opacity
        try content(&context)
        guard options.contains(.inverse) else {
            return clips.append(.mask(DisplayList(commands: layer.commands), bounds: layer.bounds))
        }
        let everything = CGRect(origin: .zero, size: recorder.size).insetBy(dx: -1, dy: -1)
        let commands: [DrawCommand] =
            [.fill(Path(everything), .color(.black), FillStyle())]
            + (layer.commands.isEmpty
                ? [] : [.pushLayer(.blend(.destinationOut), bounds: layer.bounds)] + layer.commands + [.pop])
        clips.append(.mask(DisplayList(commands: commands), bounds: everything))
    }

    // MARK: Layers and filters

    /// Adds a filter that each drawing goes through from now on, before those that are there: a threshold and then a blur
    /// have the drawing blurred first.
    public mutating func addFilter(_ filter: Filter) { filters.append(filter) }

    /// Draws into a layer of its own, which then is drawn as one.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = recorder.makeLayer()
        var context = layerContext(layer)
        try content(&context)
        guard !layer.commands.isEmpty else { return }
        // The layer's content has gone through the transform already.
        var outer = self
        outer.transform = .identity
        outer.record([.pushLayer(.group, bounds: layer.bounds)] + layer.commands + [.pop], in: layer.bounds)
    }

    private func layerContext(_ layer: CommandRecorder) -> GraphicsContext {
        var context = GraphicsContext(layer, environment)
        context.transform = transform
        return context
    }

    // MARK: Recording

    /// Adds commands, which are given in the coordinates of what is drawn, under the context's state.
    func record(_ commands: [DrawCommand], in bounds: CGRect) {
        guard !bounds.isNull, opacity > 0, transform.isInvertible else { return }
        var commands = transform.isIdentity ? commands : [.pushTransform(transform)] + commands + [.pop]
        var bounds = bounds.applying(transform)
        for filter in filters.reversed() {
            guard let effect = filter.effect(in: environment) else { continue }
            commands = [.pushLayer(effect, bounds: bounds)] + commands + [.pop]
            bounds = filter.bounds(after: bounds)
        }
        if opacity < 1 { commands = [.pushLayer(.opacity(opacity), bounds: bounds)] + commands + [.pop] }
        if blendMode != .normal {
            commands = [.pushLayer(.blend(blendMode.drawn), bounds: bounds)] + commands + [.pop]
        }
        for clip in clips.reversed() {
            switch clip {
            case .path(let path, let style): commands = [.pushClip(path, style)] + commands + [.pop]
            case .mask(let mask, _): commands = [.pushLayer(.mask(mask), bounds: bounds)] + commands + [.pop]
            }
            bounds = bounds.intersection(clip.bounds)
        }
        recorder.append(commands, in: bounds)
    }

    private static let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

    /// Draws by way of a painter, whose coordinates are those of what is drawn.
    func paint(in bounds: CGRect, _ body: @MainActor (inout Painter) -> Void) {
        let scale = recorder.pixelScale
        withoutActuallyEscaping(body) { body in
            let body = UncheckedBox(body)
            let commands = MainActor.assumeIsolated {
                var painter = Painter(clip: GraphicsContext.everywhere, scale: scale, alignsToPixels: false)
                body.value(&painter)
                return painter.list.commands
            }
            record(commands, in: bounds)
        }
    }
}
