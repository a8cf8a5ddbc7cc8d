import Foundation

extension UIDevice {
    /// What the battery does.
    @nonexhaustive public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    private static var monitorsBattery = false

    /// Where the system tells of its power supplies.
    static var powerSupplies = "/sys/class/power_supply"

    /// Whether the battery may be asked about.
    public var isBatteryMonitoringEnabled: Bool {
        get { Self.monitorsBattery }
        set { Self.monitorsBattery = newValue }
    }

    /// 0…1; -1 where monitoring is off or there is no battery.
    public var batteryLevel: Float {
        read("capacity").flatMap(Float.init).map { $0 / 100 } ?? -1
    }

    public var batteryState: BatteryState {
        switch read("status") {
        case "Charging": .charging
        case "Full": .full
        case "Discharging", "Not charging": .unplugged
        default: .unknown
        }
    }

    private func read(_ property: String) -> String? {
        guard isBatteryMonitoringEnabled else { return nil }
        let supplies = (try? FileManager.default.contentsOfDirectory(atPath: Self.powerSupplies)) ?? []
        guard let battery = supplies.sorted().first(where: { $0.hasPrefix("BAT") }) else { return nil }
        let text = try? String(contentsOfFile: "\(Self.powerSupplies)/\(battery)/\(property)", encoding: .utf8)
        return text?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
