import Foundation
import Testing

@testable import AppleFoundation

struct ProcessInfoPowerTests {
    /// Names of profiles: the kernel's `sysfs-platform_profile`.
    @Test(arguments: [("low-power\n", true), ("balanced\n", false), ("performance\n", false)])
    func theProfileOfTheFirmwareCounts(text: String, expected: Bool) throws {
        let path = NSTemporaryDirectory() + "profile-\(UUID().uuidString)"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(ProcessInfo.savesPower(path) == expected)
    }

    @Test func withoutProfilesNoPowerIsSaved() { #expect(!ProcessInfo.savesPower("/nowhere/profile")) }
}
