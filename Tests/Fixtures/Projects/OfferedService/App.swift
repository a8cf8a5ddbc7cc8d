import SwiftUI

/// Asks for the service of this machine in its `Info.plist`, and is told where it is.
@main
struct OfferedServiceApp: App {
    var body: some Scene {
        WindowGroup { AddressView() }
    }
}

struct AddressView: View {
    @State private var text = "asking"

    var body: some View {
        Text(text).task { text = await answer() }
    }

    private func answer() async -> String {
        guard let base = ProcessInfo.processInfo.environment["OPENWEATHER_BASE_URL"],
            let url = URL(string: base + "/geo/1.0/direct?q=Seoul")
        else { return "no service" }
        let data = try? await URLSession.shared.data(from: url).0
        return data.map { String(decoding: $0, as: UTF8.self).contains("서울") ? "a service" : "another service" }
            ?? "no answer"
    }
}
