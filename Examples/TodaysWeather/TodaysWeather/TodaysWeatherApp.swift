import SwiftUI

@main
struct TodaysWeatherApp: App {
    private let container = DIContainer.app()

    var body: some Scene {
        WindowGroup {
            RootView(container: container)
        }
    }
}
