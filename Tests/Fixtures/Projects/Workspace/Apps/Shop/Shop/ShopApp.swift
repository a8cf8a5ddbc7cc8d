import Prices
import SwiftUI

@main
struct ShopApp: App {
    var body: some Scene {
        WindowGroup { Text(Price(cents: 1250).text) }
    }
}
