import SwiftUI

/// A drawn icon of a condition, for the sky as its background.
struct WeatherIcon: View {
    let condition: Condition
    var isNight = false

    var body: some View {
        Canvas { context, size in
            let scale = min(size.width, size.height) / 100
            context.translateBy(x: (size.width - 100 * scale) / 2, y: (size.height - 100 * scale) / 2)
            context.scaleBy(x: scale, y: scale)
            WeatherDrawing(context: context).draw(condition, isNight: isNight)
        }
        .aspectRatio(1, contentMode: .fit)
        .accessibilityElement()
        .accessibilityLabel(Text(condition.title(isNight: isNight)))
        .accessibilityAddTraits(.isImage)
    }
}

struct WeatherIcon_Previews: PreviewProvider {
    static var previews: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
            ForEach([false, true], id: \.self) { isNight in
                ForEach(Condition.allCases, id: \.self) { condition in
                    WeatherIcon(condition: condition, isNight: isNight)
                        .frame(width: 80)
                        .padding(10)
                        .background { SkyView(condition: condition, isNight: isNight) }
                }
            }
        }
        .previewDisplayName("Icons")
    }
}
