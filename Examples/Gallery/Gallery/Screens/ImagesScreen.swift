import SwiftUI

/// Pictures: modes, clips, effects.
struct ImagesScreen: View {
    var body: some View {
        SpecimenPage {
            Specimen("Fit") {
                Image("Hills").resizable().scaledToFit().frame(height: 110)
                    .accessibilityLabel("Hills")
            }
            Specimen("Fill, clipped") {
                HStack(spacing: 12) {
                    Group {
                        hills.clipShape(.rect)
                        hills.clipShape(.rect(cornerRadius: 16))
                        hills.clipShape(.circle)
                    }
                }
            }
            Specimen("Effects") {
                HStack(spacing: 12) {
                    hills.clipped().grayscale(1)
                    hills.clipped().saturation(2)
                    hills.clipped().colorMultiply(.orange)
                }
            }
            Specimen("Tiled") {
                Image("Hills").resizable(resizingMode: .tile).frame(height: 60)
            }
            Specimen("Over a picture") {
                hills.clipped()
                    .overlay(alignment: .bottomLeading) {
                        Text("Hills").font(.caption).padding(4).background(.thinMaterial)
                    }
            }
        }
    }

    private var hills: some View {
        Image(decorative: "Hills").resizable().scaledToFill().frame(width: 100, height: 100)
    }
}

#Preview("Images") {
    ScreenWindow(screen: .images)
}
