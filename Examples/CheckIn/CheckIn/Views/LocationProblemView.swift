import SwiftUI
import UIKit

/// Why the way can't be shown, and what to do.
struct LocationProblemView: View {
    enum Problem { case off, denied, restricted, unknown }

    let problem: Problem
    @Environment(\.openURL) private var openURL

    var body: some View {
        switch problem {
        case .off:
            ContentUnavailableView {
                Label("Location Services are off", systemImage: "location.slash")
            } description: {
                services
            } actions: {
                settingsButton
            }
        case .denied:
            ContentUnavailableView {
                Label("Location is off", systemImage: "location.slash")
            } description: {
                Text("Check In may not know where you are. Allow it in Settings, under Privacy, Location Services.")
            } actions: {
                settingsButton
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

    /// What is missing, and how it comes.
    private var services: Text {
        #if os(Linux)
            Text(
                "This computer has no location service that is on. Install GeoClue and turn it on in the desktop's settings, or start Check In at a place: --location and --gpx."
            )
        #else
            Text("No app may know where you are. Turn them on in Settings, under Privacy, Location Services.")
        #endif
    }

    private var settingsButton: some View {
        Button("Open Settings") {
            if let settings = URL(string: UIApplication.openSettingsURLString) { openURL(settings) }
        }
        .buttonStyle(.borderedProminent)
    }
}

#Preview("Off") { LocationProblemView(problem: .off) }
#Preview("Denied") { LocationProblemView(problem: .denied) }
#Preview("Restricted") { LocationProblemView(problem: .restricted) }
#Preview("Unknown") { LocationProblemView(problem: .unknown) }
