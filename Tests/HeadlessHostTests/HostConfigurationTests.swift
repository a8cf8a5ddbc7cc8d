import Foundation
import Testing

@testable import HeadlessHost

struct HostConfigurationTests {
    @Test func readsWhatTheToolSets() throws {
        let configuration = try HostConfiguration(environment: [
            "HANOK_HOST": "headless", "HANOK_SIZE": "320x568", "HANOK_SCALE": "3", "HANOK_APPEARANCE": "dark",
            "HANOK_LOCALE": "ko", "HANOK_PICTURE": "",
        ])
        #expect(configuration.kind == .headless)
        #expect(configuration.metrics.size == CGSize(width: 320, height: 568))
        #expect(configuration.metrics.scale == 3)
        #expect(configuration.metrics.isDark)
        #expect(configuration.locale == "ko")
        #expect(configuration.picture == nil)
    }

    @Test(arguments: [
        ("HANOK_SIZE", "390"), ("HANOK_SIZE", "0x844"), ("HANOK_SIZE", "390xtall"), ("HANOK_SCALE", "0"),
        ("HANOK_SCALE", "nan"), ("HANOK_HOST", "browser"), ("HANOK_APPEARANCE", "pink"),
        ("HANOK_TEXT_SIZE", "huge"),
    ])
    func namesTheVariableThatMeansNothing(variable: String, value: String) {
        let error = #expect(throws: HostConfigurationError.self) {
            try HostConfiguration(environment: [variable: value])
        }
        #expect(error?.description.contains("\(variable) is “\(value)”") == true)
    }
}
