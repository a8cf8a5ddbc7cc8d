import SwiftUI

extension View {
    /// Has the view drawn in the accent colour where a widget is drawn in two colours, which no place here does.
    public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }

    /// Sets a text beside a round widget, which faces of watches have and the lock screen has not.
    public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

    @_disfavoredOverload
    public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

    /// Sets a view beside a round widget, which faces of watches have and the lock screen has not.
    public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
}
