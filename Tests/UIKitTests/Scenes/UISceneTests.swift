import Testing
import UIKit

@MainActor
struct UISceneTests {
    private final class Bare: UIResponder, UIWindowSceneDelegate {}

    private final class Keeping: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
    }

    /// Its window is optional in Apple's protocol.
    @Test func aSceneDelegateNeedsNoWindow() {
        let bare: any UIWindowSceneDelegate = Bare()
        bare.window = UIWindow()
        #expect(bare.window == nil)
        let keeping: any UIWindowSceneDelegate = Keeping()
        keeping.window = UIWindow()
        #expect(keeping.window != nil)
    }
}
