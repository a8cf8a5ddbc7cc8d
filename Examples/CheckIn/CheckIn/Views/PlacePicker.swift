import SwiftUI

/// The name of a place, and a menu of the others.
struct PlacePicker: View {
    let places: [Place]
    let selected: Place
    let select: (Place) -> Void

    var body: some View {
        Menu {
            ForEach(places) { place in
                Button {
                    select(place)
                } label: {
                    if place == selected {
                        Label(place.name, systemImage: "checkmark")
                    } else {
                        Text(verbatim: place.name)
                    }
                }
            }
        } label: {
            HStack(spacing: 6) {
                Text(verbatim: selected.name)
                    .font(.title2.bold())
                    .lineLimit(1)
                    .minimumScaleFactor(0.6)
                Image(systemName: "chevron.up.chevron.down")
                    .font(.footnote.bold())
                    .foregroundStyle(.secondary)
            }
            .foregroundStyle(Color.primary)
        }
        .accessibilityLabel(Text("Place"))
        .accessibilityValue(Text(verbatim: selected.name))
    }
}
