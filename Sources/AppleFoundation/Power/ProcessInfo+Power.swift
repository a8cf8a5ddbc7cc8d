import Foundation

extension ProcessInfo {
    /// Whether the desktop saves power: the firmware's profile is the one for that.
    ///
    /// False where the machine has no such profiles.
    public var isLowPowerModeEnabled: Bool { Self.savesPower("/sys/firmware/acpi/platform_profile") }

    /// - Parameter path: of the file that names the profile, as the kernel's `sysfs-platform_profile` describes it.
    static func savesPower(_ path: String) -> Bool {
        let profile = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return profile.trimmingCharacters(in: .whitespacesAndNewlines) == "low-power"
    }
}
