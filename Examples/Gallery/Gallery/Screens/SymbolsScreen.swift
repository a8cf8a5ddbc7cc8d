import SwiftUI

/// Symbols: scales, weights, variants, rendering.
struct SymbolsScreen: View {
    private let names = [
        "house", "gearshape", "person.crop.circle", "magnifyingglass", "heart", "star", "bookmark", "bell", "calendar",
        "clock", "folder", "doc", "trash", "paperplane", "camera", "photo", "map", "location", "cart", "creditcard",
        "phone", "envelope", "message", "globe", "lock", "key", "wifi", "bolt", "flame", "leaf", "sun.max", "moon",
    ]

    var body: some View {
        SpecimenPage {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 44))], spacing: 16) {
                ForEach(names, id: \.self) { Image(systemName: $0).font(.title2) }
            }
            Specimen("Scales") {
                HStack {
                    ForEach([Image.Scale.small, .medium, .large], id: \.self) {
                        Image(systemName: "star").imageScale($0)
                    }
                }
                .font(.title)
            }
            Specimen("Weights") {
                HStack {
                    ForEach([Font.Weight.light, .regular, .bold, .black], id: \.self) {
                        Image(systemName: "plus").fontWeight($0)
                    }
                }
                .font(.title)
            }
            Specimen("Variants") {
                HStack {
                    Image(systemName: "heart")
                    Image(systemName: "heart").symbolVariant(.fill)
                    Image(systemName: "heart").symbolVariant(.circle)
                    Image(systemName: "heart").symbolVariant(.slash)
                    Image(systemName: "heart").symbolVariant(.circle.fill)
                }
                .font(.title)
            }
            Specimen("Rendering") {
                HStack {
                    Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.monochrome)
                    Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor)
                    Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.hierarchical)
                    Image(systemName: "person.crop.circle.badge.plus")
                        .symbolRenderingMode(.palette)
                        .foregroundStyle(.green, .blue)
                }
                .font(.largeTitle)
            }
        }
    }
}

#Preview("Symbols") {
    ScreenWindow(screen: .symbols)
}
