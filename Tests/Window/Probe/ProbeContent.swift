import Drawing
import Foundation
import GTKHost
import Geometry
import Platform

/// A rectangle that changes its colour when it is clicked, and keys that make the window do something.
@MainActor
final class ProbeContent: WindowContent {
    static let box = CGRect(x: 100, y: 200, width: 80, height: 60)

    var window: (any HostWindow)?
    private let host: GTKHost
    private let label: TextLayout
    private var metrics = WindowMetrics()
    private var damage: [CGRect] = []
    private var isOn = false
    private var refreshesLeft = 0
    private var alarm: Double?

    init(host: GTKHost) {
        self.host = host
        let text = ResolvedText(runs: [TextRun(string: "Window Probe 한옥", font: ResolvedFont(size: 24))])
        label = host.textMeasurer.layout(text, width: nil, height: nil)
    }

    func metricsChanged(_ metrics: WindowMetrics) {
        let size = "\(Int(metrics.size.width))x\(Int(metrics.size.height))"
        log(
            "metrics \(size) scale \(Int(metrics.scale)) \(metrics.isDark ? "dark" : "light")"
                + (metrics.isActive ? " active" : ""))
        if metrics.size != self.metrics.size || metrics.isDark != self.metrics.isDark { damageAll(metrics.size) }
        self.metrics = metrics
    }

    func frame(at time: Double) -> Frame {
        log("frame damage \(damage.map(\.text).joined(separator: " "))")
        defer { damage = [] }
        return Frame(damage: damage, next: next(after: time))
    }

    func displayList(in rectangle: CGRect) -> DisplayList {
        log("paint \(rectangle.text)")
        let ink = metrics.isDark ? RGBA.white : .black
        let color = isOn ? RGBA(red: 0, green: 1, blue: 0) : RGBA(red: 1, green: 0, blue: 0)
        return DisplayList(commands: [
            .fill(Path(Self.box), .color(color), FillStyle()),
            .text(label, origin: CGPoint(x: 20, y: 40), .color(ink)),
        ])
    }

    func handle(_ event: InputEvent) -> Bool {
        log(event.text)
        switch event {
        case .pointer(let pointer):
            return pointer.phase == .down && click(pointer.location)
        case .key(let key):
            return key.phase == .down && key.modifiers == .control && command(key.key)
        default:
            return false
        }
    }

    var accessibilityRoot: any AccessibilityNode { ProbeElement() }

    private func click(_ location: CGPoint) -> Bool {
        guard Self.box.contains(location) else { return false }
        isOn.toggle()
        damage.append(Self.box)
        window?.setNeedsFrame()
        return true
    }

    /// What control and a letter do.
    private func command(_ key: Character) -> Bool {
        switch key {
        case "r": refresh()
        case "t": wait()
        case "c": copy()
        case "e": window?.textEntry = TextEntryPlace(field: 1, caret: Self.box, isSecure: false)
        case "d": window?.textEntry = nil
        case "w": window?.title = "Another Title"
        case "q": window?.close()
        default: return false
        }
        return true
    }

    private func refresh() {
        refreshesLeft = 5
        window?.setNeedsFrame()
    }

    private func wait() {
        alarm = (window?.now ?? 0) + 0.2
        window?.setNeedsFrame()
    }

    private func copy() {
        host.clipboard.setString("probe 한옥")
        host.clipboard.string { log("clipboard \($0 ?? "nothing")") }
    }

    private func next(after time: Double) -> Frame.Next {
        if refreshesLeft > 0 {
            refreshesLeft -= 1
            log(refreshesLeft == 0 ? "refreshed" : "refresh")
            return refreshesLeft == 0 ? .none : .refresh
        }
        guard let alarm else { return .none }
        if time < alarm { return .at(alarm) }
        self.alarm = nil
        log("alarm")
        return .none
    }

    private func damageAll(_ size: CGSize) {
        damage = [CGRect(origin: .zero, size: size)]
    }
}

/// The probe tells nothing of its elements.
private final class ProbeElement: AccessibilityNode {
    let properties = AccessibilityProperties(role: .window)
    let children: [any AccessibilityNode] = []
    func perform(_ action: AccessibilityAction) -> Bool { false }
}
