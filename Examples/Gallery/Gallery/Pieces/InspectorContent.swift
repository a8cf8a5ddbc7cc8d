import SwiftUI

/// What the inspector shows.
struct InspectorContent: View {
    @State private var isPublic = true

    var body: some View {
        Form {
            Section("Profile") {
                Toggle("Public", isOn: $isPublic)
                LabeledContent("Version", value: "1.0")
            }
        }
    }
}
