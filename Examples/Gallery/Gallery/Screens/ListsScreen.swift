import SwiftUI

/// A list with all kinds of rows; its style is set from outside.
struct ListsScreen: View {
    @State private var isOn = true
    @State private var isExpanded = true
    @State private var selection: Fruit?

    var body: some View {
        List(selection: $selection) {
            Section {
                Text("Text")
                Label("Label", systemImage: "star")
                LabeledContent("Labeled", value: "Value")
                NavigationLink("Link") { Text("Destination") }
                Button("Button") { isOn.toggle() }
                Toggle("Toggle", isOn: $isOn)
                Text("Badge").badge(3)
            } header: {
                Text("Rows")
            } footer: {
                Text("A footer tells more about the rows above it, on as many lines as it needs.")
            }
            Section("Two Lines") {
                VStack(alignment: .leading) {
                    Text("Title")
                    Text("Subtitle").font(.subheadline).foregroundStyle(.secondary)
                }
                Text("Swipe").accessibilityIdentifier("swiped").swipeActions {
                    Button("Delete", systemImage: "trash", role: .destructive) {}
                    Button("Flag", systemImage: "flag") {}.tint(.orange)
                }
                Text("Without separator").listRowSeparator(.hidden)
                Text("Background").listRowBackground(Color.yellow.opacity(0.3))
            }
            Section("Collapsible", isExpanded: $isExpanded) {
                ForEach(Fruit.allCases) { Text($0.name) }
            }
            DisclosureGroup("Disclosure") {
                Text("Inside")
            }
        }
    }
}

#Preview("Plain List") {
    ScreenWindow(screen: .plainList)
}

#Preview("Grouped List") {
    ScreenWindow(screen: .groupedList)
}

#Preview("Inset List") {
    ScreenWindow(screen: .insetList)
}

#Preview("Sidebar List") {
    ScreenWindow(screen: .sidebarList)
}

#Preview("Inset List, right to left") {
    ScreenWindow(screen: .insetList).environment(\.layoutDirection, .rightToLeft)
}
