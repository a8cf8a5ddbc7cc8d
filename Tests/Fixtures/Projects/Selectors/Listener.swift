import CoreGraphics
import Foundation
import QuartzCore
import os

extension Notification.Name {
    static let poked = Notification.Name("poked")
}

private let log = Logger(subsystem: "selectors", category: "listener")

/// Nothing here says `import Combine`.
class Listener: NSObject, ObservableObject {
    @Published var text = "waiting"
    private var ticks = 0

    override init() {
        super.init()
        NotificationCenter.default.addObserver(self, selector: #selector(poked(_:)), name: .poked, object: nil)
        Timer.scheduledTimer(
            timeInterval: 0.01, target: self, selector: #selector(tick), userInfo: nil, repeats: false)
    }

    @objc private func poked(_ notification: Notification) {
        autoreleasepool { text = notification.name.rawValue }
        log.info("heard \(notification.name.rawValue, privacy: .public)")
    }

    @objc func tick() {
        ticks += 1
        text = "ticked \(ticks)"
    }

    var age: CFTimeInterval { CACurrentMediaTime() - CFAbsoluteTimeGetCurrent() }
}
