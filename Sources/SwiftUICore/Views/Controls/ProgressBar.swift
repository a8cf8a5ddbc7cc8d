import Foundation
import Geometry
import Platform

/// A bar, what goes on above it, and how far it is below.
struct ProgressBar: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.profile.controls.progressBarHeight) private var height
    @Environment(\.isEnabled) private var isEnabled

    /// Between the bar and its labels (iOS 26, iamcgn/swiftui-web ios/progress/basic: 24.5 + 4 + 4 points).
    private static let spacing = 4.0

    var body: some View {
        VStack(alignment: .leading, spacing: Self.spacing) {
            configuration.label
            bar
            configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
        }
        .modifier(LabelMergeModifier())
    }

    private var fraction: Double { configuration.fractionCompleted ?? 0 }

    private var bar: some View {
        PartLayout(fraction: fraction) {
            Capsule().fill(Color(SystemColor.progressTrack))
            Capsule().fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
        }
        .frame(height: height)
        .dimmed(unless: isEnabled)
        .modifier(ControlModifier(role: .progress, value: configuration.spokenValue))
    }
}

extension ProgressViewStyleConfiguration {
    /// The percentage that a screen reader says.
    var spokenValue: Text? {
        fractionCompleted.map { Text($0, format: .percent.precision(.fractionLength(0))) }
    }
}

/// Gives its second subview a part of the width, from the leading edge on; the first has all of it.
nonisolated struct PartLayout: Layout {
    var fraction: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let part = min(1, max(0, fraction.isFinite ? fraction : 0))
        let widths = [bounds.width, bounds.width * part]
        for (subview, width) in zip(subviews, widths) {
            subview.place(
                at: bounds.origin, proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }
}
