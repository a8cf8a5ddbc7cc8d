import SwiftUI

/// Trees of rows, and rows that open.
struct OutlinesScreen: View {
    @State private var isExpanded = true

    var body: some View {
        List {
            Section("Outline") {
                OutlineGroup(Parcel.all, children: \.contents) { parcel in
                    Label(parcel.name, systemImage: parcel.contents == nil ? "leaf" : "shippingbox")
                }
            }
            Section("Groups") {
                DisclosureGroup("Fruit", isExpanded: $isExpanded) {
                    ForEach(Fruit.allCases) { Text($0.name) }
                }
                DisclosureGroup("Closed") { Text("Inside") }
            }
        }
    }
}

#Preview("Outlines") {
    ScreenWindow(screen: .outlines)
}
