import SwiftUI

@main
struct LanternApp: App {
    var body: some Scene { WindowGroup { Facts() } }
}

struct Facts: View {
    private var conditions: String {
        var names: [String] = []
        #if DEBUG
        names.append("debug")
        #endif
        #if COMMON
        names.append("common")
        #endif
        #if STAGED
        names.append("staged")
        #endif
        #if TARGET_LEVEL
        names.append("target")
        #endif
        return names.joined(separator: " ")
    }

    private func value(_ key: String) -> String {
        Bundle.main.object(forInfoDictionaryKey: key) as? String ?? "no \(key)"
    }

    var body: some View {
        VStack {
            Text(conditions)
            Text(value("CFBundleDisplayName"))
            Text(value("Server"))
            Text(Bundle.main.bundleIdentifier ?? "")
            Text(String(reflecting: Facts.self))
        }
    }
}
