import Drawing
import Foundation
import Geometry
import Platform

/// A spinner, and what goes on below it.
struct SpinningProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.tint) private var environmentTint

    var body: some View {
        VStack {
            Spinner()
                .foregroundStyle(tint.map { AnyShapeStyle($0) } ?? environmentTint ?? AnyShapeStyle(Self.color))
                .modifier(ControlModifier(role: .progress, value: configuration.spokenValue))
            Group {
                configuration.label
                configuration.currentValueLabel?.font(.caption)
            }
            .foregroundStyle(.secondary)
        }
        .modifier(LabelMergeModifier())
    }

    /// UIKit's colour of activity indicators (from memory: a 60 % grey in both appearances).
    private static let color = Color(SystemColor.gray)
}

/// Spokes that light up one after the other. It steps only while it is painted, and evaluates nothing.
private nonisolated struct Spinner: PrimitiveView {
    @MainActor
    func makeNode(_ inputs: _ViewInputs) -> SpinnerNode { SpinnerNode(inputs) }

    @MainActor
    func updateNode(_ node: SpinnerNode) {}
}

package final class SpinnerNode: LayoutNode {
    private var metrics: (profile: Profile, size: ControlSize)
    private var ticket: FrameClock.Ticket?
    private var wasPainted = false

    override init(_ inputs: _ViewInputs) {
        metrics = Self.metrics(inputs.environment.values)
        super.init(inputs)
        _ = environment.read(for: self) { Self.metrics($0) }
        _ = environment.read(StyleEnvironment.self, for: self)
    }

    private static func metrics(_ environment: EnvironmentValues) -> (profile: Profile, size: ControlSize) {
        (environment[ProfileKey.self], environment[ControlSizeKey.self])
    }

    override package func environmentChanged() {
        viewGraph.willRedraw(self)
        metrics = Self.metrics(environment.values)
        invalidateMeasure()
        invalidateDisplay()
    }

    private var diameter: CGFloat {
        let isLarge = metrics.size == .large || metrics.size == .extraLarge
        return isLarge ? metrics.profile.controls.largeSpinnerDiameter : metrics.profile.controls.spinnerDiameter
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: diameter, height: diameter)
    }

    override package var isRigid: Bool { true }
    override package var drawsContent: Bool { true }

    // MARK: Drawing

    override package func paint(_ painter: inout Painter) {
        keepStepping()
        let spokes = metrics.profile.controls.spinnerSpokes
        let style = ForegroundStyle().resolved(for: self)
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        let first = Int((viewGraph.time / metrics.profile.controls.spinnerStep).rounded(.down))
        for spoke in 0..<spokes {
            let age = ((first - spoke) % spokes + spokes) % spokes
            let angle = CGFloat(spoke) / CGFloat(spokes) * 2 * .pi
            let transform = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: angle)
            let path = spokePath.applying(transform)
            painter.fill(path, style.opacity(Self.opacity(age: age, of: spokes)).paint(in: path.boundingRect))
        }
    }

    /// The spoke that lit up last is full, the oldest faint (UIKit's indicator, from memory).
    private static func opacity(age: Int, of spokes: Int) -> Double {
        max(0.25, 1 - 0.75 * Double(age) / Double(max(1, spokes - 2)))
    }

    /// The spoke at twelve o'clock around the origin; measured on pictures of the indicator.
    private var spokePath: Path {
        let (width, outer, inner) = (diameter * 0.12, diameter * 0.5, diameter * 0.22)
        return Path(
            roundedRect: CGRect(x: -width / 2, y: -outer, width: width, height: outer - inner), cornerRadius: width / 2)
    }

    // MARK: Stepping

    @MainActor
    private func keepStepping() {
        wasPainted = true
        guard ticket == nil else { return }
        viewGraph.performAfterFrame { [weak self] in
            guard let self, isAttached, ticket == nil else { return }
            scheduleStep()
        }
    }

    private func scheduleStep() {
        let step = metrics.profile.controls.spinnerStep
        let next = ((viewGraph.time / step).rounded(.down) + 1) * step
        ticket = viewGraph.clock.at(next) { [weak self] in
            guard let self else { return }
            ticket = nil
            // What nobody has painted since the last step is not to be seen.
            guard isAttached, wasPainted else { return }
            wasPainted = false
            invalidateDisplay()
            scheduleStep()
        }
    }

    override package func willDetach() {
        ticket?.cancel()
        super.willDetach()
    }
}
