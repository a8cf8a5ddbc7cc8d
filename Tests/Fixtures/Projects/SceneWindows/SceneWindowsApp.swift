import SwiftUI

final class Model: ObservableObject { @Published var count = 0 }

@main struct WindowsApp: App {
    @StateObject private var model = Model()

    var body: some Scene {
        WindowGroup { MainView().environmentObject(model) }
        WindowGroup(id: "counter") { CounterView().environmentObject(model) }
        WindowGroup("Letters", for: String.self) { $letter in LetterView(letter: $letter) }
        Window("About", id: "about") { AboutView() }
    }
}

struct MainView: View {
    @EnvironmentObject private var model: Model
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        VStack {
            Text("Main \(model.count)")
            Button("Open counter") { openWindow(id: "counter") }
            Button("Open A") { openWindow(value: "A") }
            Button("Open about") { openWindow(id: "about") }
            Button("Close counters") { dismissWindow(id: "counter") }
            Button("Close main") {
                openWindow(id: "counter")
                dismissWindow()
            }
        }
    }
}

struct CounterView: View {
    @EnvironmentObject private var model: Model
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        VStack {
            Button("Count \(model.count)") { model.count += 1 }
            Button("Close") { dismissWindow() }
        }
    }
}

struct LetterView: View {
    @Binding var letter: String?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("Letter \(letter ?? "none")")
            Button("Next") { letter = "B" }
            Button("Done") { dismiss() }
        }
    }
}

struct AboutView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close about") { dismiss() } }
}
