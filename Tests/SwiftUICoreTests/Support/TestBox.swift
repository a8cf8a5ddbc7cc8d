import Drawing
import Foundation
import Geometry

@testable import SwiftUICore

/// A view of a fixed size that draws a rectangle.
nonisolated struct TestBox: View, Equatable {
    var width: CGFloat
    var height: CGFloat
    var name = ""
    var color = RGBA.black

    init(_ width: CGFloat, _ height: CGFloat, _ name: String = "", color: RGBA = .black) {
        self.width = width
        self.height = height
        self.name = name
        self.color = color
    }
}

extension TestBox: PrimitiveView {
    @MainActor
    func makeNode(_ inputs: _ViewInputs) -> TestBoxNode { TestBoxNode(self, inputs) }

    @MainActor
    func updateNode(_ node: TestBoxNode) {
        guard node.box != self else { return }
        node.viewGraph.willRedraw(node)
        node.box = self
        node.invalidateMeasure()
        node.invalidateDisplay()
    }
}

final class TestBoxNode: LayoutNode {
    var box: TestBox

    init(_ box: TestBox, _ inputs: _ViewInputs) {
        self.box = box
        super.init(inputs)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: box.width, height: box.height) }
    override var drawsContent: Bool { true }
    override var isRigid: Bool { true }
    override func isHit(at point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

    override func paint(_ painter: inout Painter) {
        painter.fill(CGRect(origin: .zero, size: size), .color(box.color))
    }

    override func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        guard !box.name.isEmpty else { return [] }
        return [AccessibilityElement(AccessibilityContent(role: .image, label: box.name), frame: windowFrame)]
    }
}

/// Counts what happens to it; shared by the views of one test.
@MainActor
final class Tally {
    var bodies: [String: Int] = [:]
    var events: [String] = []

    func body(_ name: String) { bodies[name, default: 0] += 1 }
}
