import SwiftUI

/// Alerts and confirmation dialogs.
struct DialogsScreen: View {
    @State private var isAlert: Bool
    @State private var isAsking: Bool
    @State private var isConfirming: Bool
    @State private var name = ""
    @State private var answer: LocalizedStringKey = "No answer"

    init(_ kind: PresentationKind? = nil) {
        _isAlert = State(initialValue: kind == .alert)
        _isAsking = State(initialValue: kind == .fields)
        _isConfirming = State(initialValue: kind == .dialog)
    }

    var body: some View {
        List {
            Text(answer).accessibilityIdentifier("answer")
            Button("Alert") { isAlert = true }
            Button("Alert with Fields") { isAsking = true }
            Button("Confirmation Dialog") { isConfirming = true }
        }
        .alert("Delete the photo?", isPresented: $isAlert) {
            Button("Delete", role: .destructive) { answer = "Deleted" }
            Button("Cancel", role: .cancel) { answer = "Kept" }
        } message: {
            Text("It is deleted from all your devices.")
        }
        .alert("Your Name", isPresented: $isAsking) {
            TextField("Name", text: $name)
            Button("OK") { answer = "Hello, \(name)" }
            Button("Cancel", role: .cancel) {}
        }
        .confirmationDialog("Save the draft?", isPresented: $isConfirming, titleVisibility: .visible) {
            Button("Save") { answer = "Saved" }
            Button("Delete", role: .destructive) { answer = "Deleted" }
        } message: {
            Text("You can go on later.")
        }
    }
}

#Preview("Alert") {
    NavigationStack { DialogsScreen(.alert).navigationTitle("Dialogs") }
}

#Preview("Alert with Fields") {
    NavigationStack { DialogsScreen(.fields).navigationTitle("Dialogs") }
}

#Preview("Confirmation Dialog") {
    NavigationStack { DialogsScreen(.dialog).navigationTitle("Dialogs") }
}
