import Foundation
import Geometry

/// Labels in a list: the icons stand in a column of their own, in the tint, or in the foreground style that the app set.
struct ListLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { ListLabel(configuration: configuration) }
}

private struct ListLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.profile.lists) private var metrics
    @Environment(\.listItemTint) private var tint
    @Environment(\.foregroundStyles.isExplicit) private var hasForegroundStyle

    private var iconStyle: AnyShapeStyle {
        if let tint { return AnyShapeStyle(tint) }
        return hasForegroundStyle ? AnyShapeStyle(.foreground) : AnyShapeStyle(.tint)
    }

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: metrics.labelIconToTitle) {
            configuration.icon
                .imageScale(.large)
                .foregroundStyle(iconStyle)
                .frame(minWidth: metrics.labelIconWidth)
                // A symbol that is higher than its line makes no row higher.
                .padding(.vertical, -metrics.labelIconOverlap)
                .accessibilityHidden(true)
            configuration.title.modifier(SeparatorGuideModifier())
        }
    }
}

/// Puts the start of the line between rows where the view starts.
private struct SeparatorGuideModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
}

/// How a row's icons are coloured.
public struct ListItemTint: Sendable {
    /// nil is the foreground's own colour.
    let color: Color?

    /// The colour, whatever tint is set around the list.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// The colour; where the user has chosen an accent, that one.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// No tint: the colour of main content.
    public static let monochrome = ListItemTint(color: .primary)
}

extension View {
    /// Sets the colour of the icons in the rows of a list; nil is the tint.
    public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
        environment(\.listItemTint, tint?.color)
    }

    /// Sets the colour of the icons in the rows of a list; nil is the tint.
    public nonisolated func listItemTint(_ tint: Color?) -> some View {
        environment(\.listItemTint, tint)
    }
}

extension EnvironmentValues {
    /// The colour of icons in rows; nil is the tint.
    package var listItemTint: Color? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}

package struct ListItemTintKey: EnvironmentKey {
    package static var defaultValue: Color? { nil }
}
