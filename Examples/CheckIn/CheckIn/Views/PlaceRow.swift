import SwiftUI

/// A place in the list.
struct PlaceRow: View {
    let place: Place
    /// Metres; nil while the visitor is not found.
    let distance: Double?
    @Environment(\.wording) private var wording

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "mappin.and.ellipse")
                .font(.title3)
                .foregroundStyle(isHere ? Color.accentColor : .secondary)
                .accessibilityHidden(true)
            AdaptiveStack {
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: place.name)
                    Text("Radius \(wording.distance(place.radius))")
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                if let distance {
                    Text(verbatim: wording.distance(distance))
                        .foregroundStyle(.secondary)
                }
            }
        }
        .accessibilityElement(children: .combine)
    }

    private var isHere: Bool { distance.map { $0 <= place.radius } ?? false }
}
