import Testing
import UIKit

struct QuartzCoreNamesTests {
    /// As on Apple's platforms, where UIKit's layers are QuartzCore's.
    @Test func namesOfQuartzCoreComeWithUIKit() {
        let before = CACurrentMediaTime()
        #expect(before > 0 && CACurrentMediaTime() >= before)
        #expect(CAFrameRateRange.default == CAFrameRateRange())
    }
}
