import Foundation
import Geometry
import Platform

/// A control at the end of a row that its label begins, or alone where labels are hidden. A wide one is below its label
/// where texts have one of the sizes for accessibility.
package struct LabeledControl<Label: View, Control: View>: View {
    private let label: Label
    private let control: Control
    private let isWide: Bool
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.listRow) private var listRow
    @Environment(\.profile.controls.labelSpacing) private var spacing
    @Environment(\.profile.platform) private var platform
    @Environment(\.dynamicTypeSize.isAccessibilitySize) private var isTextHuge

    /// - Parameter isWide: whether the control grows with the text.
    package init(_ label: Label, isWide: Bool = false, @ViewBuilder control: () -> Control) {
        self.label = label
        self.isWide = isWide
        self.control = control()
    }

    package var body: some View {
        Group {
            if isLabelHidden {
                control.background { label.unseen() }
            } else if isWide, isTextHuge {
                VStack(alignment: .leading, spacing: spacing) {
                    ControlLabel.makeTitled(of: label).dimmed(unless: isEnabled)
                    control
                }
                .frame(maxWidth: listRow == nil ? nil : .infinity, alignment: .leading)
            } else {
                HStack(spacing: 0) {
                    ControlLabel.makeTitled(of: label).dimmed(unless: isEnabled)
                    Spacer(minLength: spacing)
                    // Measured on iOS: in a list the label alone says how high the row is.
                    control.frame(height: listRow != nil && platform == .iOS ? 0 : nil)
                }
            }
        }
        .modifier(LabelMergeModifier())
    }
}

extension View {
    /// Leaves the view to screen readers alone.
    package nonisolated func unseen() -> some View { modifier(UnseenModifier()) }

    /// The look of the texts of disabled controls (tertiary labels are as faint).
    package nonisolated func dimmed(unless isEnabled: Bool) -> some View { opacity(isEnabled ? 1 : 0.3) }
}

nonisolated struct UnseenModifier: ElementModifier, Equatable {
    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> UnseenNode {
        UnseenNode(self, child: child, inputs)
    }
}

/// Has no size, draws nothing, and takes no input.
final class UnseenNode: ModifierNode<UnseenModifier> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
    override func placeChildren() { child.place(at: .zero, proposal: .unspecified) }
    override func boundsAfterEffect(_ bounds: CGRect) -> CGRect { .null }
    override func admitsHit(at point: CGPoint) -> Bool { false }
    override func paint(_ painter: inout Painter) {}
}

/// Makes one element of a control and the texts beside it: they are the control's label.
package nonisolated struct LabelMergeModifier: ElementModifier {
    package init() {}

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> LabelMergeNode {
        LabelMergeNode(self, child: child, inputs)
    }
}

package final class LabelMergeNode: ModifierNode<LabelMergeModifier> {
    override package func modifierChanged(from old: LabelMergeModifier) {}

    override package func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        guard let control = below.last(where: { !Self.isContent($0) }) else { return below }
        // Several controls keep what is beside them.
        guard below.count(where: { !Self.isContent($0) }) == 1 else { return below }
        let others = below.filter { $0 !== control && Self.isContent($0) }
        let label = AccessibilityElement.label(of: others)
        if !label.isEmpty { control.properties.label = label }
        return below.filter { element in !others.contains { $0 === element } }
    }

    @MainActor
    private static func isContent(_ element: AccessibilityElement) -> Bool {
        element.elements.isEmpty && [.text, .image, .header, .group].contains(element.properties.role)
    }
}
