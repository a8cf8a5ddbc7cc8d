import Drawing
import Foundation
import Geometry

/// A view that an app draws itself.
public nonisolated struct Canvas<Symbols: View>: View {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Promises that all of the view is covered; nothing depends on it here.
    public var isOpaque: Bool
    /// Colours are always combined in encoded sRGB.
    public var colorMode: ColorRenderingMode
    /// Permits drawing on another thread; it happens on the main thread here.
    public var rendersAsynchronously: Bool
}

extension Canvas where Symbols == EmptyView {
    /// - Parameters:
    ///   - opaque: promises that all of the view is covered; nothing depends on it here.
    ///   - colorMode: colours are always combined in encoded sRGB.
    ///   - rendersAsynchronously: permits drawing on another thread; it happens on the main thread here.
    ///   - renderer: draws, given a context and the view's size in points; called when the view or what the closure
    ///     reads has changed.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        symbols = EmptyView()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas {
    /// - Parameters:
    ///   - opaque: promises that all of the view is covered; nothing depends on it here.
    ///   - colorMode: colours are always combined in encoded sRGB.
    ///   - rendersAsynchronously: permits drawing on another thread; it happens on the main thread here.
    ///   - renderer: draws, given a context and the view's size in points; called when the view or what the closure
    ///     reads has changed, and when a symbol looks different.
    ///   - symbols: views that the renderer may draw; `GraphicsContext.resolveSymbol(id:)` finds them by their tags.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> CanvasNode<Symbols> {
        let node = CanvasNode(self, inputs)
        node.makeSymbols()
        return node
    }

    @MainActor
    package func updateNode(_ node: CanvasNode<Symbols>) { node.update(to: self) }
}

/// Keeps what the app has drawn until something that it depends on changes.
package final class CanvasNode<Symbols: View>: LayoutNode {
    private var canvas: Canvas<Symbols>
    private var known: (size: CGSize, commands: [DrawCommand])?
    /// Only canvases with symbols have it.
    private var symbols: CanvasSymbolsNode<Symbols>?

    @MainActor
    init(_ canvas: Canvas<Symbols>, _ inputs: _ViewInputs) {
        self.canvas = canvas
        super.init(inputs)
    }

    @MainActor
    func makeSymbols() {
        guard Symbols.self != EmptyView.self else { return }
        let symbols = CanvasSymbolsNode(canvas.symbols, inputs) { [unowned self] in
            known = nil
            return CGRect(origin: .zero, size: size)
        }
        symbols.layoutParent = self
        self.symbols = symbols
    }

    @MainActor
    func update(to canvas: Canvas<Symbols>) {
        symbols?.update(to: canvas.symbols)
        guard !ValueComparison.areEqual(canvas, self.canvas) else { return }
        self.canvas = canvas
        redraw()
    }

    override package func environmentChanged() { redraw() }

    /// Something that the renderer has read has changed.
    override package func evaluate() {
        pendingTransaction = nil
        redraw()
    }

    private func redraw() {
        known = nil
        invalidateDisplay()
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override package func placeChildren() { symbols?.place(at: .zero, proposal: .unspecified) }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let symbols { body(symbols) }
    }

    override package var drawsContent: Bool { true }
    override package func isHit(at point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

    override package func paint(_ painter: inout Painter) {
        let commands = commands(scale: painter.scale)
        painter.clipped(to: Path(CGRect(origin: .zero, size: size))) { $0.draw(commands) }
    }

    @MainActor
    private func commands(scale: CGFloat) -> [DrawCommand] {
        if let known, known.size == size { return known.commands }
        let recorder = CommandRecorder(
            size: size, services: viewGraph.services, pixelScale: scale, symbols: symbols)
        _ = environment.read(StyleEnvironment.self, for: self)
        _ = environment.read(ImageEnvironment.self, for: self)
        environment.read(for: self) { values in
            observing {
                var context = GraphicsContext(recorder, values)
                canvas.renderer(&context, size)
            }
        }
        known = (size, recorder.commands)
        return recorder.commands
    }
}
