import SwiftUI

/// What is shown where the visitor has removed all places.
struct NoPlaceView: View {
    var body: some View {
        ContentUnavailableView(
            "No places", systemImage: "mappin.and.ellipse",
            description: Text("Add the places where you want to check in under Places."))
    }
}
