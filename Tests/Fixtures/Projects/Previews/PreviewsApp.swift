import SwiftUI

@main
struct PreviewsApp: App {
    var body: some Scene {
        WindowGroup { BadgeView(title: "App") }
    }
}
