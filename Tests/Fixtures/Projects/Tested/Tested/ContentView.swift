import SwiftUI

struct ContentView: View {
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.scenePhase) private var phase
    @State private var wasAway = false
    @State private var names = ["Mina", "Juno"]
    @State private var name = ""
    @State private var isLoud = false
    @State private var isAsking = false
    @State private var isLate = false

    private var greeting: String {
        ProcessInfo.processInfo.environment["GREETING"] ?? (CommandLine.arguments.contains("-test") ? "tested" : "plain")
    }

    var body: some View {
        NavigationStack {
            List {
                Section {
                    TextField("Name", text: $name).accessibilityIdentifier("name")
                    Button("Add") {
                        names.append(isLoud ? name.uppercased() : name)
                        name = ""
                    }
                    .disabled(name.isEmpty)
                    Toggle("Loud", isOn: $isLoud)
                }
                Section {
                    ForEach(names, id: \.self) { name in
                        NavigationLink(name) { Text("This is \(name)").navigationTitle(name) }
                    }
                    .onDelete { names.remove(atOffsets: $0) }
                }
                Text(greeting).accessibilityValue(String(describing: textSize))
                if isLate { Text("late") }
                if wasAway { Text("was away") }
            }
            .onChange(of: phase) { if phase == .background { wasAway = true } }
            .navigationTitle("Names")
            .toolbar { Button("Clear") { isAsking = true } }
            .alert("Clear all?", isPresented: $isAsking) {
                Button("Yes", role: .destructive) { names = [] }
                Button("No", role: .cancel) {}
            }
            .task {
                try? await Task.sleep(for: .seconds(0.3))
                isLate = true
            }
        }
    }
}
