import SwiftUI

@main
struct CityWeatherApp: App {
    var body: some Scene {
        WindowGroup {
            StationListView(isStarting: true, stations: .constant(Station.examples))
        }
    }
}
