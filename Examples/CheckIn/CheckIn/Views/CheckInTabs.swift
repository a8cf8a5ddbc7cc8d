import SwiftUI

/// The app's three screens.
struct CheckInTabs: View {
    var body: some View {
        TabView {
            EntranceView()
                .tabItem { Label("Entrance", systemImage: "door.left.hand.open") }
            PlacesView()
                .tabItem { Label("Places", systemImage: "mappin.and.ellipse") }
            VisitsView()
                .tabItem { Label("Visits", systemImage: "calendar") }
        }
    }
}
