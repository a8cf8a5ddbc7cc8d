import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        #if os(iOS) && CLASSIC
            print("launched on iOS")
        #else
            print("launched elsewhere")
        #endif
        return true
    }
}
