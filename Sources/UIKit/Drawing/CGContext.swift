import Drawing
import Foundation
import Geometry
import SwiftUICore

/// Takes drawing: it keeps what is drawn, and how the next thing is drawn.
@MainActor @preconcurrency
public final class CGContext {
    /// How things are drawn.
    private struct State {
        var fill = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        var stroke = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        var alpha: Float = 1
        var line = StrokeStyle(lineWidth: 1)
        var transform = CGAffineTransform.identity
        /// Clips that are open.
        var clips = 0
    }

    /// Light or dark, for colours that differ.
    let traits: UITraitCollection
    private var commands: [DrawCommand] = []
    private var state = State()
    private var saved: [State] = []
    private var current = Path()

    init(traits: UITraitCollection) { self.traits = traits }

    /// What was drawn, in the coordinates of the whole.
    func takeCommands() -> [DrawCommand] {
        while !saved.isEmpty { restoreGState() }
        closeClips(to: 0)
        defer { commands = [] }
        return commands
    }

    // MARK: State

    public func saveGState() { saved.append(state) }

    /// Goes back to what the last `saveGState()` kept; without one, nothing changes.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        closeClips(to: last.clips)
        state = last
    }

    private func closeClips(to count: Int) {
        while state.clips > count {
            commands.append(.pop)
            state.clips -= 1
        }
    }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// - Parameter angle: radians, clockwise as seen.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    public var ctm: CGAffineTransform { state.transform }

    public func setFillColor(_ color: CGColor) { state.fill = color.color.rgba(in: ColorEnvironment()) }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.color.rgba(in: ColorEnvironment()) }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Opacity of all that is drawn, 0…1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = Float(alpha) }
    /// Points.
    public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

    /// - Parameters:
    ///   - phase: where in the pattern a line starts, in points.
    ///   - lengths: painted and unpainted lengths by turns, in points; empty is a whole line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dash = lengths
        state.line.dashPhase = phase
    }

    // MARK: The current path

    public func beginPath() { current = Path() }
    public func move(to point: CGPoint) { current.move(to: point) }
    public func addLine(to point: CGPoint) { current.addLine(to: point) }
    public func addLines(between points: [CGPoint]) { current.addLines(points) }
    public func addRect(_ rect: CGRect) { current.addRect(rect) }
    public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
    public func addPath(_ path: CGPath) { current.addPath(Path(path)) }
    public func closePath() { current.closeSubpath() }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        current.addCurve(to: end, control1: control1, control2: control2)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) { current.addQuadCurve(to: end, control: control) }

    /// - Parameters:
    ///   - startAngle: radians from the right.
    ///   - clockwise: where y grows upwards, so the other way as seen in a view.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        current.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise)
    }

    public func fillPath() {
        fill(takePath())
    }

    public func strokePath() { stroke(takePath()) }

    /// Draws only inside the current path until the state is restored.
    public func clip() { clip(takePath()) }

    private func takePath() -> Path {
        defer { current = Path() }
        return current
    }

    // MARK: Drawing

    public func fill(_ rect: CGRect) { fill(Path(rect)) }
    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
    public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
    public func clip(to rect: CGRect) { clip(Path(rect)) }

    func fill(_ path: Path, isEvenOdd: Bool = false) {
        transformed { $0.append(.fill(path, .color(faded(state.fill)), FillStyle(eoFill: isEvenOdd))) }
    }

    func stroke(_ path: Path, _ style: StrokeStyle? = nil) {
        transformed { $0.append(.stroke(path, style ?? state.line, .color(faded(state.stroke)))) }
    }

    func clip(_ path: Path, isEvenOdd: Bool = false) {
        commands.append(.pushClip(path.applying(state.transform), FillStyle(eoFill: isEvenOdd)))
        state.clips += 1
    }

    func draw(_ bitmap: Bitmap, in rectangle: CGRect, _ style: ImageStyle) {
        transformed { $0.append(.image(bitmap, in: rectangle, style)) }
    }

    func setFill(_ color: UIColor) { state.fill = color.rgba(in: traits) }
    func setStroke(_ color: UIColor) { state.stroke = color.rgba(in: traits) }

    private func faded(_ color: RGBA) -> RGBA {
        var color = color
        color.alpha *= state.alpha
        return color
    }

    private func transformed(_ append: (inout [DrawCommand]) -> Void) {
        guard !state.transform.isIdentity else { return append(&commands) }
        commands.append(.pushTransform(state.transform))
        append(&commands)
        commands.append(.pop)
    }
}
