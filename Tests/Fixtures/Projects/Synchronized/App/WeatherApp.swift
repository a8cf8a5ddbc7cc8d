import Local
import SwiftUI

@main
struct WeatherApp: App {
    var body: some Scene {
        WindowGroup { Text("\(lent) \(City.capital) \(City.greeting)") }
    }
}
