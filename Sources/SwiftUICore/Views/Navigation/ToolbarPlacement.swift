/// The bars of an app.
public struct ToolbarPlacement: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, navigationBar, bottomBar, tabBar, windowToolbar }
    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// On iOS the navigation bar.
    public static let automatic = ToolbarPlacement(.automatic)
    public static let navigationBar = ToolbarPlacement(.navigationBar)
    public static let bottomBar = ToolbarPlacement(.bottomBar)
    public static let tabBar = ToolbarPlacement(.tabBar)
    public static let windowToolbar = ToolbarPlacement(.windowToolbar)

    /// The bar that is meant on a platform.
    package var resolved: ToolbarPlacement { self == .automatic || self == .windowToolbar ? .navigationBar : self }
}

extension [ToolbarPlacement] {
    /// The bars that are meant on a platform; where none is named, the automatic one.
    var resolved: [ToolbarPlacement] { isEmpty ? [ToolbarPlacement.automatic.resolved] : map(\.resolved) }
}
