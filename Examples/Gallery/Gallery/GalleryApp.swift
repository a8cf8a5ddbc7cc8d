import SwiftUI

/// Shows each control and each container of SwiftUI, a screen a group.
///
/// `-screen NAME` as an argument opens that screen alone.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup {
            if let name = UserDefaults.standard.string(forKey: "screen"), let screen = Screen(rawValue: name) {
                ScreenWindow(screen: screen)
            } else {
                GalleryView()
            }
        }
    }
}
