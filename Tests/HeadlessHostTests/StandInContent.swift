import Drawing
import Foundation
import Geometry
import Platform

/// Content without an engine: it notes what it is given, and shows what a test says.
@MainActor
final class StandInContent: WindowContent {
    private(set) var metrics: [WindowMetrics] = []
    private(set) var events: [String] = []
    private(set) var frameTimes: [Double] = []
    /// What each frame says; the last stands for those after it.
    var frames: [Frame] = [Frame()]
    var list = DisplayList()
    var elements: [StandInElement] = []
    var scrolls = true

    func metricsChanged(_ metrics: WindowMetrics) { self.metrics.append(metrics) }

    func handle(_ event: InputEvent) -> Bool {
        switch event {
        case .pointer(let pointer):
            events.append("\(pointer.phase) \(Int(pointer.location.x)),\(Int(pointer.location.y))")
        case .scroll(let scroll):
            events.append("scroll \(Int(scroll.delta.width)),\(Int(scroll.delta.height)) \(scroll.phase)")
            return scrolls
        case .key(let key): events.append("key \(key.key.debugDescription) \(key.phase)")
        case .text(let text): events.append("text \(text)")
        case .composition(let text, let caret): events.append("composition \(text) \(caret)")
        case .transform: events.append("transform")
        case .drag(let drag): events.append("drag \(drag.phase)")
        }
        return true
    }

    func frame(at time: Double) -> Frame {
        frameTimes.append(time)
        return frames.count > 1 ? frames.removeFirst() : frames[0]
    }

    func displayList(in rectangle: CGRect) -> DisplayList { list }

    var accessibilityRoot: any AccessibilityNode {
        StandInElement(AccessibilityProperties(role: .window), children: elements)
    }
}

@MainActor
final class StandInElement: AccessibilityNode {
    let properties: AccessibilityProperties
    let children: [any AccessibilityNode]

    init(_ properties: AccessibilityProperties, children: [any AccessibilityNode] = []) {
        self.properties = properties
        self.children = children
    }

    convenience init(_ label: String, value: String = "", identifier: String = "", frame: CGRect) {
        self.init(
            AccessibilityProperties(role: .text, label: label, value: value, identifier: identifier, frame: frame))
    }

    func perform(_ action: AccessibilityAction) -> Bool { false }
}
