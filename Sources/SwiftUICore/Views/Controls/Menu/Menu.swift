import Foundation
import Geometry
import Platform

/// A button that opens a menu.
public nonisolated struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (@MainActor () -> Void)?
    @Environment(\.menuDismissal) private var outer
    @Environment(\.isInCommands) private var isInCommands

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
        primaryAction = nil
    }

    /// - Parameter primaryAction: what a tap does; a long press opens the menu.
    @preconcurrency
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.label = label()
        self.content = content()
        self.primaryAction = primaryAction
    }

    @MainActor
    public var body: some View {
        if isInCommands {
            content
        } else if outer != nil {
            SubmenuRow(label: label) { content }
        } else {
            StyledControl(
                MenuStyleConfiguration(
                    label: .init(content: ControlLabel.make(of: label)), content: .init(content: AnyView(content)),
                    primaryAction: primaryAction)
            ) { MenuOpener(configuration: $0) }
        }
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style is asked to draw, for the style that is set around it.
    public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        primaryAction = configuration.primaryAction
    }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// - Parameter primaryAction: what a tap does; a long press opens the menu.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// - Parameter primaryAction: what a tap does; a long press opens the menu.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
    /// - Parameter systemImage: the name of a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// - Parameter systemImage: the name of a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUICore.Label(title, systemImage: systemImage) }
    }

    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUICore.Label(titleKey, image: image) }
    }
}

/// The button of a menu, and the menu while it is open.
struct MenuOpener: View {
    let configuration: MenuStyleConfiguration
    @State private var isOpen = false
    @Environment(\.menuIndicatorVisibility) private var indicator

    var body: some View {
        button.presentation(isPresented: $isOpen, style: .menu()) {
            MenuPanel(dismiss: { isOpen = false }) { configuration.content }
                .environment(\.menuIsOfButton, true)
        }
    }

    @ViewBuilder private var button: some View {
        if let primaryAction = configuration.primaryAction {
            Button(action: primaryAction) { label }
                .modifier(MenuPressModifier { isOpen = true })
        } else {
            Button {
                isOpen = true
            } label: {
                label
            }
        }
    }

    @ViewBuilder private var label: some View {
        if indicator == .visible {
            HStack(spacing: 4) {
                configuration.label
                Image(systemName: "chevron.down").imageScale(.small).accessibilityHidden(true)
            }
        } else {
            configuration.label
        }
    }
}
