import CoreHaptics
import CoreLocation
import CoreLocationUI
import LocalAuthentication
import Network
import PhotosUI
import SafariServices
import StoreKit
import SwiftUI
import UserNotifications

/// Uses a little of each module that is compiled for the apps that import it.
@main
struct OnDemandApp: App {
    var body: some Scene { WindowGroup { ContentView() } }
}

struct ContentView: View {
    @StateObject private var places = Places()
    @State private var state = "locked"
    @State private var showsPage = false
    @State private var item: PhotosPickerItem?
    @Environment(\.requestReview) private var requestReview

    var body: some View {
        VStack {
            Text(state)
            Button("Unlock", action: unlock)
            Button("Remind", action: remind)
            LocationButton(.shareCurrentLocation) { places.manager.requestLocation() }
            Text(places.latitude.map { String(format: "%.2f", $0) } ?? "nowhere")
            Button("Page") { showsPage = true }
            PhotosPicker("Choose", selection: $item, matching: .images)
            Button("Rate") { requestReview() }
            Text(CHHapticEngine.capabilitiesForHardware().supportsHaptics ? "haptics" : "no haptics")
            Text(NWPathMonitor().currentPath.isConstrained ? "little" : "enough")
        }
        .sheet(isPresented: $showsPage) { PageView(url: URL(string: "https://example.com/page")!) }
    }

    private func unlock() {
        let context = LAContext()
        var error: NSError?
        guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else {
            state = "no biometrics"
            return
        }
        context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock") { success, _ in
            Task { @MainActor in state = success ? "unlocked" : "refused" }
        }
    }

    private func remind() {
        let center = UNUserNotificationCenter.current()
        center.requestAuthorization(options: [.alert, .sound]) { granted, _ in
            guard granted else { return }
            let content = UNMutableNotificationContent()
            content.title = "Feed the cat"
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
            center.add(UNNotificationRequest(identifier: "cat", content: content, trigger: trigger)) { _ in
                center.getPendingNotificationRequests { requests in
                    Task { @MainActor in state = "\(requests.count) to come" }
                }
            }
        }
    }
}

final class Places: NSObject, ObservableObject, CLLocationManagerDelegate {
    let manager = CLLocationManager()
    @Published var latitude: Double?

    override init() {
        super.init()
        manager.delegate = self
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        latitude = locations.last?.coordinate.latitude
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

struct PageView: UIViewControllerRepresentable {
    let url: URL

    func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: url) }

    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}
