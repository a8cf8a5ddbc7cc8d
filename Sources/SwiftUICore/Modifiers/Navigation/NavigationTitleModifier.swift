extension View {
    /// Sets the title that the navigation stack shows while the view is on top.
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        navigationOptions {
            $0.title = title
            $0.titleBinding = nil
        }
    }

    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    /// Shows what a binding holds as the title, which people can change while it stands in the middle of the bar: a tap
    /// opens a menu with a `RenameButton`, or the menu of `toolbarTitleMenu`.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        let text = Text(verbatim: title.wrappedValue)
        return navigationOptions {
            $0.title = text
            $0.titleBinding = title
        }
    }

    /// Sets how the title is shown.
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationOptions { $0.displayMode = displayMode }
    }

    /// Sets how the title is shown.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationOptions { $0.displayMode = mode.displayMode }
    }
}

/// How the title of a toolbar is shown.
public struct ToolbarTitleDisplayMode: Sendable {
    let displayMode: NavigationBarItem.TitleDisplayMode

    public static let automatic = ToolbarTitleDisplayMode(displayMode: .automatic)
    public static let large = ToolbarTitleDisplayMode(displayMode: .large)
    public static let inlineLarge = ToolbarTitleDisplayMode(displayMode: .large)
    public static let inline = ToolbarTitleDisplayMode(displayMode: .inline)
}

// MARK: The older forms

extension View {
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    public nonisolated func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationOptions {
            $0.title = title
            $0.displayMode = displayMode
        }
    }

    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(titleKey), displayMode: displayMode)
    }

    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(title), displayMode: displayMode)
    }

    /// Puts views at both ends of the navigation bar.
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        navigationOptions {
            $0.items.append(ToolbarEntry(placement: .navigationBarLeading, content: AnyView(leading).inPreferenceScope))
            $0.items.append(
                ToolbarEntry(placement: .navigationBarTrailing, content: AnyView(trailing).inPreferenceScope))
        }
    }

    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
        navigationOptions {
            $0.items.append(ToolbarEntry(placement: .navigationBarLeading, content: AnyView(leading).inPreferenceScope))
        }
    }

    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
        navigationOptions {
            $0.items.append(
                ToolbarEntry(placement: .navigationBarTrailing, content: AnyView(trailing).inPreferenceScope))
        }
    }

    /// Hides the navigation bar while the view is on top.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        navigationOptions { $0.visibilities[.navigationBar] = hidden ? .hidden : .visible }
    }

    /// Hides the button that leads back from the view; the swipe from the edge goes with it.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        navigationOptions { $0.isBackButtonHidden = hidesBackButton }
    }
}
