import SwiftUI

/// Labels, labelled content, groups, disclosure, empty states.
struct LabelsScreen: View {
    @State private var isExpanded = true

    var body: some View {
        SpecimenPage {
            Specimen("Labels") {
                Label("Title and Icon", systemImage: "star.fill")
                Label("Icon Only", systemImage: "heart.fill").labelStyle(.iconOnly).foregroundStyle(.pink)
                Label("Title Only", systemImage: "bolt").labelStyle(.titleOnly)
                Label("Large", systemImage: "cloud.sun").font(.title2)
            }
            Specimen("Labeled Content") {
                LabeledContent("Version", value: "18.0")
                LabeledContent("Storage") { Text("64 GB").bold() }
            }
            GroupBox("Group Box") {
                Text("A group box stands out from the ground, and groups what belongs together.")
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            GroupBox {
                Text("With a label").frame(maxWidth: .infinity, alignment: .leading)
            } label: {
                Label("Heart Rate", systemImage: "heart.fill").foregroundStyle(.red)
            }
            DisclosureGroup("Disclosure", isExpanded: $isExpanded) {
                Text("What was hidden").frame(maxWidth: .infinity, alignment: .leading)
            }
            Divider()
            ContentUnavailableView(
                "No Mail", systemImage: "tray", description: Text("New mail appears here."))
        }
    }
}

#Preview("Labels") {
    ScreenWindow(screen: .labels)
}
