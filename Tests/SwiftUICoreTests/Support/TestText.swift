import Foundation
import Geometry
import LayoutEngine

@testable import SwiftUICore

/// Stands for a text of a recorded size, with the distances that a text keeps.
nonisolated struct TestText: View, Equatable {
    /// Which text's distances it keeps.
    enum Style: Equatable {
        /// macOS's default font (iamcgn/swiftui-web Docs/elements/Text.md).
        case macOS
        /// iOS's body with the line height of the recordings (iamcgn/swiftui-web ios/layout/basics).
        case body
    }

    var width: CGFloat
    var height: CGFloat
    var style: Style

    init(_ width: CGFloat, _ height: CGFloat = 16, style: Style = .macOS) {
        self.width = width
        self.height = height
        self.style = style
    }
}

extension TestText: PrimitiveView {
    @MainActor
    func makeNode(_ inputs: _ViewInputs) -> TestTextNode { TestTextNode(self, inputs) }

    @MainActor
    func updateNode(_ node: TestTextNode) {
        guard node.text != self else { return }
        node.text = self
        node.invalidateMeasure()
    }
}

final class TestTextNode: LayoutNode {
    var text: TestText

    init(_ text: TestText, _ inputs: _ViewInputs) {
        self.text = text
        super.init(inputs)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: min(text.width, max(0, proposal.width ?? text.width)), height: text.height)
    }

    override var spacing: ItemSpacing {
        switch text.style {
        case .macOS: .text(above: 4.7422, below: 8.1509, textAbove: 0)
        case .body: .text(above: 8, below: 14.544, textAbove: 2)
        }
    }

    override var explicitGuides: ExplicitGuides { .textBaselines }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        switch key.standard {
        case .firstTextBaseline, .lastTextBaseline: text.height - 3
        default: nil
        }
    }
}
