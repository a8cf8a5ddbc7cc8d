import SwiftUI
import UIKit

/// Why the way can't be shown, and what to do.
struct LocationProblemView: View {
    enum Problem { case denied, restricted, unknown }

    let problem: Problem
    @Environment(\.openURL) private var openURL

    var body: some View {
        switch problem {
        case .denied:
            ContentUnavailableView {
                Label("Location is off", systemImage: "location.slash")
            } description: {
                Text("Check In may not know where you are. Allow it in Settings, under Privacy, Location Services.")
            } actions: {
                Button("Open Settings") {
                    if let settings = URL(string: UIApplication.openSettingsURLString) { openURL(settings) }
                }
                .buttonStyle(.borderedProminent)
            }
        case .restricted:
            ContentUnavailableView(
                "Location is restricted", systemImage: "lock.fill",
                description: Text("This device does not allow apps to know where you are. Ask who looks after it."))
        case .unknown:
            ContentUnavailableView {
                Label("Where are you?", systemImage: "location.magnifyingglass")
            } description: {
                Text("Your location is not known yet. Step outside or to a window; it is looked for meanwhile.")
            } actions: {
                ProgressView()
            }
        }
    }
}

#Preview("Denied") { LocationProblemView(problem: .denied) }
#Preview("Restricted") { LocationProblemView(problem: .restricted) }
#Preview("Unknown") { LocationProblemView(problem: .unknown) }
