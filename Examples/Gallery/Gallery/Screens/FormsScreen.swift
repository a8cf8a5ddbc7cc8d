import SwiftUI

/// A form as settings show it.
struct FormsScreen: View {
    @State private var name = ""
    @State private var isPublic = true
    @State private var size = 14.0
    @State private var copies = 1
    @State private var fruit = Fruit.plum
    @State private var birthday = Date.sample

    var body: some View {
        Form {
            Section("Profile") {
                TextField("Name", text: $name)
                Toggle("Public", isOn: $isPublic)
                Picker("Fruit", selection: $fruit) {
                    ForEach(Fruit.allCases) { Text($0.name) }
                }
                DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
            }
            Section {
                Slider(value: $size, in: 10...20) { Text("Size") }
                Stepper("Copies: \(copies)", value: $copies, in: 1...9)
                LabeledContent("Version", value: "1.0")
            } header: {
                Text("Printing")
            } footer: {
                Text("The size is in points.")
            }
            Section {
                Button("Save") {}.disabled(name.isEmpty)
                Button("Delete Account", role: .destructive) {}
            }
        }
    }
}

#Preview("Forms") {
    ScreenWindow(screen: .forms)
}

#Preview("Forms, right to left") {
    ScreenWindow(screen: .forms).environment(\.layoutDirection, .rightToLeft)
}

#Preview("Forms, larger") {
    ScreenWindow(screen: .forms).dynamicTypeSize(.accessibility2)
}
