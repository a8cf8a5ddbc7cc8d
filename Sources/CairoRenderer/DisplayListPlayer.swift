import CCairoPango
import Drawing
import Foundation
import Geometry

/// Draws the commands of a list one after the other.
struct DisplayListPlayer {
    private let commands: [DrawCommand]
    private let renderer: CairoRenderer
    private var canvas: Canvas
    private var open: [OpenGroup] = []
    private var index = 0

    /// What a `pop` ends.
    private enum OpenGroup {
        case transform(CGAffineTransform)
        case clip(Canvas.SavedClip)
        /// An opacity that was handed down to the only thing in the layer.
        case opacity(Double)
        case layer(LayerEffect, bounds: CGRect)
        /// A layer that changes nothing.
        case nothing
    }

    init(_ commands: [DrawCommand], renderer: CairoRenderer, canvas: Canvas) {
        self.commands = commands
        self.renderer = renderer
        self.canvas = canvas
    }

    mutating func play() {
        canvas.useTransform()
        while index < commands.count {
            play(commands[index])
            index += 1
        }
        while !open.isEmpty { pop() }
        renderer.fills.paint()
    }

    private mutating func play(_ command: DrawCommand) {
        switch command {
        case .fill(let path, let paint, let style): painter.fill(path, paint, style)
        case .stroke(let path, let style, let paint): painter.stroke(path, style, paint)
        case .text(let layout, let origin, let paint):
            TextPainter(canvas: canvas, renderer: renderer).draw(layout, at: origin, paint)
        case .image(let bitmap, let rect, let style):
            renderer.fills.paint()
            ImagePainter(canvas: canvas, renderer: renderer).draw(bitmap, in: rect, style)
        case .pushTransform(let transform): push(transform)
        case .pushClip(let path, let style):
            if canvas.isOutsideClip(path.boundingRect) { return skipGroup() }
            open.append(.clip(canvas.pushClip(path, style)))
        case .pushLayer(let effect, let bounds): push(effect, bounds)
        case .pop: pop()
        }
    }

    private var painter: ShapePainter { ShapePainter(canvas: canvas, renderer: renderer) }

    private mutating func push(_ transform: CGAffineTransform) {
        let determinant = transform.a * transform.d - transform.b * transform.c
        // What has no area can't be seen, and Cairo has no use for a map that can't be reversed.
        guard determinant != 0, determinant.isFinite, transform.tx.isFinite, transform.ty.isFinite else {
            return skipGroup()
        }
        open.append(.transform(canvas.transform))
        canvas.transform = transform.concatenating(canvas.transform)
        canvas.useTransform()
    }

    private mutating func push(_ effect: LayerEffect, _ bounds: CGRect) {
        let group = LayerScan(commands, from: index)
        switch effect {
        case .opacity(let amount) where amount <= 0: return skipGroup()
        case .opacity(let amount) where amount >= 1 && canvas.opacity == 1 && !group.blends:
            return open.append(.nothing)
        case .opacity(let amount) where group.isSingle:
            open.append(.opacity(canvas.opacity))
            canvas.opacity *= min(1, amount)
            return
        case .group where group.isSingle, .blend(.normal) where group.isSingle: return open.append(.nothing)
        default: break
        }
        let layer = LayerGeometry(effect, bounds: bounds, canvas: canvas)
        guard !layer.region.isEmpty else { return skipGroup() }
        renderer.fills.paint()
        open.append(.layer(effect, bounds: bounds))
        canvas = Canvas(over: canvas, region: layer.region, transform: layer.transform)
        canvas.useTransform()
    }

    private mutating func pop() {
        guard let group = open.popLast() else { return }
        switch group {
        case .transform(let previous):
            canvas.transform = previous
            canvas.useTransform()
        case .clip(let saved): canvas.restore(saved)
        case .opacity(let previous): canvas.opacity = previous
        case .nothing: break
        case .layer(let effect, let bounds):
            guard let below = canvas.parent, let picture = canvas.layer else { return }
            renderer.fills.paint()
            picture.markChanged()
            let finished = FinishedLayer(
                picture: picture, origin: canvas.origin, bounds: bounds, transform: canvas.transform)
            canvas = below
            LayerCompositor(canvas: canvas, renderer: renderer).put(finished, effect)
            canvas.useTransform()
        }
    }

    /// Passes over all up to the `pop` that belongs to the command at `index`.
    private mutating func skipGroup() { index = LayerScan.end(of: commands, from: index) }
}
