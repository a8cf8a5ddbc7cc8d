import CGtk4
import Drawing
import Foundation
import GTKHost
import Geometry
import Platform

func log(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

final class ProbeContent: WindowContent {
    var window: (any HostWindow)?
    var size = CGSize.zero
    var damage: [CGRect] = []
    var frames = 0
    var color = RGBA(red: 1, green: 0, blue: 0)
    let box = CGRect(x: 100, y: 200, width: 80, height: 60)
    init() {
        prototypeDraw = { list, cairo in
            for case .fill(let path, .color(let c), _) in list.commands {
                let r = path.boundingRect
                cairo_set_source_rgb(cairo, Double(c.red), Double(c.green), Double(c.blue))
                cairo_rectangle(cairo, r.minX, r.minY, r.width, r.height)
                cairo_fill(cairo)
            }
        }
    }
    func metricsChanged(_ metrics: WindowMetrics) {
        log("metrics \(Int(metrics.size.width))x\(Int(metrics.size.height)) scale \(metrics.scale) dark \(metrics.isDark) active \(metrics.isActive)")
        if size != metrics.size { damage = [CGRect(origin: .zero, size: metrics.size)] }
        size = metrics.size
    }
    func handle(_ event: InputEvent) -> Bool {
        log("\(event)")
        if case .pointer(let p) = event, p.phase == .down, box.contains(p.location) {
            color = color.green == 0 ? RGBA(red: 0, green: 1, blue: 0) : RGBA(red: 1, green: 0, blue: 0)
            damage.append(box)
            window?.setNeedsFrame()
        }
        return false
    }
    func frame(at time: Double) -> Frame {
        frames += 1
        log("frame \(frames) damage \(damage)")
        defer { damage = [] }
        return Frame(damage: damage, next: .none)
    }
    func displayList(in rectangle: CGRect) -> DisplayList {
        log("paint \(rectangle)")
        return DisplayList(commands: [
            .fill(Path(CGRect(origin: .zero, size: size)), .color(RGBA(red: 0.9, green: 0.9, blue: 1)), FillStyle()),
            .fill(Path(box), .color(color), FillStyle())])
    }
    var accessibilityRoot: any AccessibilityNode { fatalError() }
    func startLoopProbes() {
        let t0 = Date()
        @Sendable nonisolated func stamp(_ s: String) { log(String(format: "%.3f ", Date().timeIntervalSince(t0)) + s) }
        _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in stamp("timer") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { stamp("asyncAfter") }
        Task { @MainActor in stamp("task"); try? await Task.sleep(nanoseconds: 400_000_000); stamp("slept") }
        OperationQueue.main.addOperation { stamp("operation") }
        Thread.detachNewThread { Thread.sleep(forTimeInterval: 0.5); stamp("sent perform"); RunLoop.main.perform { stamp("performed") } }
    }
}
