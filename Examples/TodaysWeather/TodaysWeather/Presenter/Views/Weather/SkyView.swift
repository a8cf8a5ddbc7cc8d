import SwiftUI

/// The sky as a background: its colours, with stars, a glow, clouds, rain or snow.
struct SkyView: View {
    let condition: Condition
    let isNight: Bool
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        SkyStyle(condition, isNight: isNight).gradient
            .overlay {
                Canvas { context, size in
                    SkyDrawing(context: context, size: size).draw(condition, isNight: isNight)
                }
            }
            .overlay { Color.black.opacity(colorScheme == .dark ? 0.2 : 0) }
            .accessibilityHidden(true)
    }
}

struct SkyView_Previews: PreviewProvider {
    static var previews: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 110))]) {
            ForEach([false, true], id: \.self) { isNight in
                ForEach(Condition.allCases, id: \.self) { condition in
                    SkyView(condition: condition, isNight: isNight)
                        .frame(height: 110)
                }
            }
        }
        .previewDisplayName("Skies")
    }
}
