import Foundation
import Geometry

@testable import SwiftUICore

extension View {
    /// Notes where the view lies; nothing else changes.
    nonisolated func probe(_ name: String) -> ModifiedContent<Self, Probe> { modifier(Probe(name: name)) }
}

nonisolated struct Probe: ElementModifier, Equatable {
    let name: String

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> ProbeNode {
        ProbeNode(self, child: child, inputs)
    }
}

final class ProbeNode: ModifierNode<Probe> {
    /// In the window's coordinates.
    var frame: CGRect { CGRect(origin: .zero, size: size).applying(windowTransform) }
}

extension LayoutNode {
    /// The frames of the probed views in the window, by name.
    var probedFrames: [String: CGRect] {
        var frames: [String: CGRect] = [:]
        func visit(_ node: LayoutNode) {
            if let probe = node as? ProbeNode { frames[probe.modifier.name] = probe.frame }
            node.forEachLayoutChild(visit)
        }
        visit(self)
        return frames
    }
}
