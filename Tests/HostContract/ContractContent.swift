import Drawing
import Foundation
import Platform

/// Content that notes what its host does with it.
@MainActor
final class ContractContent: WindowContent {
    /// What happened, in order.
    enum Call: Equatable {
        case metrics
        case frame
    }

    private(set) var calls: [Call] = []
    private(set) var frameTimes: [Double] = []
    /// What the frames to come say of the next one; none says nothing.
    var answers: [Frame.Next] = []
    /// Runs inside the next frame.
    var inNextFrame: (() -> Void)?

    func metricsChanged(_ metrics: WindowMetrics) { calls.append(.metrics) }

    func handle(_ event: InputEvent) -> Bool { false }

    func frame(at time: Double) -> Frame {
        calls.append(.frame)
        frameTimes.append(time)
        inNextFrame?()
        inNextFrame = nil
        return Frame(next: answers.isEmpty ? .none : answers.removeFirst())
    }

    func displayList(in rectangle: CGRect) -> DisplayList { DisplayList() }

    var accessibilityRoot: any AccessibilityNode { Root() }

    private final class Root: AccessibilityNode {
        let properties = AccessibilityProperties(role: .window)
        let children: [any AccessibilityNode] = []
        func perform(_ action: AccessibilityAction) -> Bool { false }
    }
}
