/// How pickers look. The platform's own styles conform to it.
public protocol PickerStyle {}

/// A style that the engine knows.
package protocol KnownPickerStyle: PickerStyle, Sendable {
    nonisolated var kind: PickerStyleKind { get }
}

package enum PickerStyleKind: Hashable, Sendable {
    case automatic, inline, menu, navigationLink, palette, segmented, wheel
}

/// The style that suits the picker's place: on iOS a menu.
public struct DefaultPickerStyle: KnownPickerStyle {
    public nonisolated init() {}
    package var kind: PickerStyleKind { .automatic }
}

/// All options, one below the other, in the container around the picker; outside of lists and menus a wheel.
public struct InlinePickerStyle: KnownPickerStyle {
    public nonisolated init() {}
    package var kind: PickerStyleKind { .inline }
}

/// A button that shows the selection, and opens a menu with all options.
public struct MenuPickerStyle: KnownPickerStyle {
    public nonisolated init() {}
    package var kind: PickerStyleKind { .menu }
}

/// A link to a list of all options.
public struct NavigationLinkPickerStyle: KnownPickerStyle {
    public nonisolated init() {}
    package var kind: PickerStyleKind { .navigationLink }
}

/// A row of options; outside of menus one with segments.
public struct PalettePickerStyle: KnownPickerStyle {
    public nonisolated init() {}
    package var kind: PickerStyleKind { .palette }
}

/// All options side by side.
public struct SegmentedPickerStyle: KnownPickerStyle {
    public nonisolated init() {}
    package var kind: PickerStyleKind { .segmented }
}

/// A wheel that turns.
public struct WheelPickerStyle: KnownPickerStyle {
    public nonisolated init() {}
    package var kind: PickerStyleKind { .wheel }
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension View {
    /// Sets how pickers in the view look.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerStyleKind, (style as? any KnownPickerStyle)?.kind ?? .automatic)
    }
}

extension EnvironmentValues {
    package var pickerStyleKind: PickerStyleKind {
        get { self[PickerStyleKindKey.self] }
        set { self[PickerStyleKindKey.self] = newValue }
    }
}

struct PickerStyleKindKey: EnvironmentKey {
    static var defaultValue: PickerStyleKind { .automatic }
}
