import SwiftUI

/// Where a place is written down.
struct PlaceForm: View {
    let title: LocalizedStringKey
    @State var draft: PlaceDraft
    /// Where the visitor is, if that is known.
    let here: Coordinate?
    var cancels = false
    let save: (PlaceDraft) -> Void

    @Environment(\.wording) private var wording
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        Form {
            Section("Name") {
                TextField("Name", text: $draft.name)
            }
            Section {
                field("Latitude", $draft.latitude)
                field("Longitude", $draft.longitude)
                Button("Use My Location") { draft.coordinate = here }
                    .disabled(here == nil)
            } header: {
                Text("Location")
            } footer: {
                problem
            }
            Section {
                Slider(value: $draft.radius, in: Place.radiusRange, step: 10) { Text("Radius") }
            } header: {
                Text("Radius \(wording.distance(draft.radius))")
                    .textCase(nil)
            }
        }
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            if cancels {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            }
            ToolbarItem(placement: .confirmationAction) {
                Button("Save") {
                    save(draft)
                    dismiss()
                }
                .disabled(draft.problem != nil)
            }
        }
    }

    private func field(_ name: LocalizedStringKey, _ text: Binding<String>) -> some View {
        AdaptiveStack {
            Text(name)
                .accessibilityHidden(true)
            TextField("0.0", text: text)
                .multilineTextAlignment(dynamicTypeSize.isAccessibilitySize ? .leading : .trailing)
                .keyboardType(.numbersAndPunctuation)
                .accessibilityLabel(Text(name))
        }
    }

    @ViewBuilder
    private var problem: some View {
        if draft.isLatitudeWrong {
            Text("A latitude lies between -90 and 90 degrees.").foregroundStyle(.red)
        } else if draft.isLongitudeWrong {
            Text("A longitude lies between -180 and 180 degrees.").foregroundStyle(.red)
        }
    }
}

#Preview {
    NavigationStack {
        PlaceForm(title: "Edit Place", draft: PlaceDraft(Place.examples[0]), here: nil) { _ in }
    }
}
