import SwiftUI
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIHostingController(rootView: MottoView())
        window?.makeKeyAndVisible()
        return true
    }
}

struct MottoView: View {
    private let motto = Bundle.main.object(forInfoDictionaryKey: "Motto") as? String ?? "nothing"
    var body: some View {
        #if swift(>=5)
        Text("too new")
        #else
        Text(motto)
        #endif
    }
}
