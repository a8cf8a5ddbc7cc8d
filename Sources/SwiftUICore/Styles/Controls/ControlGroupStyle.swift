import Foundation
import Geometry

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style makes a group of controls of.
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public nonisolated struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// What the controls are for.
    public nonisolated struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let content: Content
    public let label: Label
}

/// The style that suits the platform: the controls side by side on one plate.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticControlGroup(configuration: configuration)
    }
}

/// In bars there is no plate.
private struct AutomaticControlGroup: View {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.isInBar) private var isInBar

    var body: some View {
        if isInBar {
            NavigationControlGroupStyle().makeBody(configuration: configuration)
        } else {
            ControlGroupPlate(configuration: configuration, showsTitles: true)
        }
    }
}

/// The controls side by side on one plate, in a menu by their icons alone.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ControlGroupPlate(configuration: configuration, showsTitles: false)
    }
}

/// The controls in one row of a menu, by their icons alone.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            ControlGroupPlate(configuration: configuration, showsTitles: false)
        } label: {
            configuration.label
        }
    }
}

/// The controls side by side.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 16) { configuration.content }
            .background { configuration.label.unseen() }
    }
}

/// The controls as items of a menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension View {
    /// Sets how groups of controls in the view look.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(
            ControlStyleModifier(style: style) { (style, configuration: ControlGroupStyleConfiguration) in
                style.makeBody(configuration: configuration)
            })
    }
}
