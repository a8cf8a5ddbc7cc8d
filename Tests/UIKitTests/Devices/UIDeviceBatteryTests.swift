import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct UIDeviceBatteryTests {
    /// The files are those of Linux's power supply class; -1 and unknown are Apple's values for a battery unknown.
    @Test(arguments: [("57", "Discharging", UIDevice.BatteryState.unplugged), ("100", "Full", .full)])
    func theBatteryIsRead(capacity: String, status: String, state: UIDevice.BatteryState) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let battery = folder.appending(path: "BAT0")
        try FileManager.default.createDirectory(at: battery, withIntermediateDirectories: true)
        try "\(capacity)\n".write(to: battery.appending(path: "capacity"), atomically: true, encoding: .utf8)
        try "\(status)\n".write(to: battery.appending(path: "status"), atomically: true, encoding: .utf8)
        let usual = UIDevice.powerSupplies
        UIDevice.powerSupplies = folder.path
        defer {
            UIDevice.powerSupplies = usual
            UIDevice.current.isBatteryMonitoringEnabled = false
            try? FileManager.default.removeItem(at: folder)
        }
        #expect(UIDevice.current.batteryLevel == -1)
        #expect(UIDevice.current.batteryState == .unknown)
        UIDevice.current.isBatteryMonitoringEnabled = true
        #expect(UIDevice.current.batteryLevel == Float(capacity)! / 100)
        #expect(UIDevice.current.batteryState == state)
    }
}
