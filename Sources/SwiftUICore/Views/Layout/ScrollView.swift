import Foundation
import Geometry
import Platform

/// A window on content that may be larger.
public nonisolated struct ScrollView<Content: View>: View {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool
    /// What it is for a screen reader.
    package var role = AccessibilityRole.scrollView

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.init(axes, showsIndicators: true, content: content)
    }
}

extension ScrollView: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> ScrollNode { ScrollNode(self, inputs) }

    @MainActor
    package func updateNode(_ node: ScrollNode) { node.update(to: self) }
}
