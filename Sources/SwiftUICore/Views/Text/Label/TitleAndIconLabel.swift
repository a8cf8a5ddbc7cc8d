import Drawing
import Foundation
import Geometry

/// A label in the style of its place.
struct AutomaticLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.automaticLabelStyle) private var style

    var body: some View {
        if let style { style.body(configuration) } else { TitleAndIconLabel(configuration: configuration) }
    }
}

/// An icon and a title beside it.
struct TitleAndIconLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.resolvedFont) private var font
    @Environment(\.profile.spacing.labelIconToTitle) private var spacing

    /// The height of San Francisco's capitals.
    private static let capHeightRatio: CGFloat = 1443.0 / 2048

    /// The icon's middle is where that of capitals in the title's first line is (measured:
    /// iamcgn/swiftui-web, Docs/elements/Label).
    var body: some View {
        let halfCapHeight = font.size * Self.capHeightRatio / 2
        return HStack(alignment: .labelIcon, spacing: spacing) {
            configuration.icon.accessibilityHidden(true)
            configuration.title.alignmentGuide(.labelIcon) { title in
                title[explicit: .firstTextBaseline].map { $0 - halfCapHeight } ?? title[VerticalAlignment.center]
            }
        }
    }
}

extension VerticalAlignment {
    fileprivate static let labelIcon = VerticalAlignment(LabelIcon.self)

    private enum LabelIcon: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
}
