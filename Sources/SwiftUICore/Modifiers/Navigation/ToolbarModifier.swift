extension View {
    /// Puts views into the navigation bar, where it ends.
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let entry = ToolbarEntry(placement: .automatic, content: AnyView(content()))
        return navigationOptions { $0.items.append(entry.inPreferenceScope) }
    }

    /// Puts items into the bars around the view.
    @MainActor @preconcurrency
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        var items = _ToolbarItems()
        Content._collectItems(content(), into: &items)
        // Collected on the main actor, where the bars read them too.
        nonisolated(unsafe) let added = items
        return navigationOptions { options in
            options.items += added.entries.map(\.inPreferenceScope)
            options.titleMenu = options.titleMenu ?? added.titleMenu?.inPreferenceScope
        }
    }

    /// Puts items into the bars around the view.
    @MainActor @preconcurrency
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        toolbar(content: content)
    }

    /// Shows or hides bars while the view is on top; with none named, the navigation bar.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigationOptions { options in
            for bar in bars.resolved { options.visibilities[bar] = visibility }
        }
    }

    /// Shows or hides bars while the view is on top; with none named, the navigation bar.
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigationOptions { options in
            for bar in bars.resolved { options.visibilities[bar] = visibility }
        }
    }

    /// Fills the background of bars with a style, where they have one; with none named, that of the navigation bar.
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let style = AnyShapeStyle(style)
        return navigationOptions { options in
            for bar in bars.resolved { options.backgrounds[bar] = style }
        }
    }

    /// Whether bars have a background; automatically they have one while content lies under them.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigationOptions { options in
            for bar in bars.resolved { options.backgroundVisibilities[bar] = visibility }
        }
    }

    /// Whether bars have a background; automatically they have one while content lies under them.
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        navigationOptions { options in
            for bar in bars.resolved { options.backgroundVisibilities[bar] = visibility }
        }
    }

    /// Takes away what the system puts into the bars.
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        navigationOptions { options in
            if let defaultItemKind { options.removedItems.insert(defaultItemKind) }
        }
    }

    /// Shows bars light or dark, where they have a background; nil is as the rest of the window.
    public nonisolated func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        navigationOptions { options in
            for bar in bars.resolved { options.colorSchemes[bar] = colorScheme }
        }
    }
}

/// What the system puts into bars.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case sidebarToggle, title }
    private let kind: Kind

    /// Shows and hides the first columns of a split view.
    public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
    /// The title of the view, which is then only on the button that leads back to it.
    public static let title = ToolbarDefaultItemKind(kind: .title)
}
