import Foundation

/// How large a space is.
public struct SpacerSizing: Hashable, Sendable {
    private let name: String
    /// As large as what is around it leaves.
    public static let flexible = SpacerSizing(name: "flexible")
    public static let fixed = SpacerSizing(name: "fixed")
}

/// A space between items of a toolbar. In the navigation bar, whose ends hug their items, it never grows.
public nonisolated struct ToolbarSpacer: PrimitiveToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    /// Points, beside the distance that items have without it.
    private static let width: CGFloat = 8

    @MainActor
    public static func _collectItems(_ spacer: ToolbarSpacer, into items: inout _ToolbarItems) {
        let grows = spacer.sizing == .flexible && spacer.placement.region == .bottom
        let view = grows ? AnyView(Spacer()) : AnyView(Color.clear.frame(width: width, height: 1))
        items.entries.append(ToolbarEntry(placement: spacer.placement, content: view))
    }
}
