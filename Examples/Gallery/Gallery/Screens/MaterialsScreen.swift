import SwiftUI

/// Materials over a picture.
struct MaterialsScreen: View {
    private let materials: [(LocalizedStringKey, Material)] = [
        ("Ultra Thin", .ultraThin), ("Thin", .thin), ("Regular", .regular), ("Thick", .thick),
        ("Ultra Thick", .ultraThick), ("Bar", .bar),
    ]

    var body: some View {
        ZStack {
            Image("Hills").resizable().ignoresSafeArea()
            VStack(spacing: 16) {
                ForEach(materials.indices, id: \.self) { index in
                    VStack(alignment: .leading) {
                        Text(materials[index].0).font(.headline)
                        Text("Secondary").foregroundStyle(.secondary)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding()
                    .background(materials[index].1, in: .rect(cornerRadius: 14))
                }
            }
            .padding()
        }
    }
}

#Preview("Materials") {
    ScreenWindow(screen: .materials)
}
