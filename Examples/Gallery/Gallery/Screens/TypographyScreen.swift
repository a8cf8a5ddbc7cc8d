import SwiftUI

/// Text styles, weights, designs, wrapping.
struct TypographyScreen: View {
    private let styles: [(LocalizedStringKey, Font)] = [
        ("Large Title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
        ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
        ("Footnote", .footnote), ("Caption", .caption), ("Caption 2", .caption2),
    ]

    @ViewBuilder
    private var traits: some View {
        Text("Bold").bold()
        Text("Italic").italic()
        Text("Under").underline()
        Text("Struck").strikethrough(color: .red)
        Text("Mono").monospaced()
        Text("Serif").fontDesign(.serif)
        Text("Round").fontDesign(.rounded)
    }

    var body: some View {
        SpecimenPage {
            VStack(alignment: .leading) {
                ForEach(styles.indices, id: \.self) { Text(styles[$0].0).font(styles[$0].1) }
            }
            Specimen("Traits") {
                ViewThatFits(in: .horizontal) {
                    HStack { traits }
                    VStack(alignment: .leading) { traits }
                }
            }
            Specimen("Wrapping") {
                Text(
                    "The roof of a hanok is lifted at its corners; the rooms lie around a yard, and the floors are warm."
                )
                Text("One line that is too long for the screen is cut at its end with three dots.").lineLimit(1)
                Text("In the middle of a line that is too long for the screen.").lineLimit(1).truncationMode(.middle)
                Text("**Bold**, *italic*, `code` and a [link](https://www.swift.org) in Markdown")
            }
            Specimen("Alignment") {
                Text("These lines are\nset in the middle\nof their frame")
                    .multilineTextAlignment(.center)
                    .frame(maxWidth: .infinity)
            }
        }
    }
}

#Preview("Typography") {
    ScreenWindow(screen: .typography)
}

#Preview("Typography, larger") {
    ScreenWindow(screen: .typography).dynamicTypeSize(.accessibility1)
}
