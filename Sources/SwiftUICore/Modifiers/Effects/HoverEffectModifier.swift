import Foundation

/// How a view shows that the pointer is over it.
public struct HoverEffect: Sendable, Hashable {
    private let name: String
    /// A highlight.
    public static let automatic = HoverEffect(name: "automatic")
    /// A light plate appears behind the view.
    public static let highlight = HoverEffect(name: "highlight")
    /// The view becomes a little larger, and throws a shadow.
    public static let lift = HoverEffect(name: "lift")
}

extension View {
    /// Shows that the pointer is over the view.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        modifier(HoverEffectModifier(effect: effect, isOn: true))
    }

    /// Shows that the pointer is over the view.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        modifier(HoverEffectModifier(effect: effect, isOn: isEnabled))
    }

    /// Keeps views in the view from showing that the pointer is over them.
    public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { isEnabled in if disabled { isEnabled = false } }
    }
}

/// The looks are those of iPadOS with a pointer, from memory.
private struct HoverEffectModifier: ViewModifier {
    let effect: HoverEffect
    let isOn: Bool
    @State private var isOver = false
    @Environment(\.isHoverEffectEnabled) private var isEnabled

    nonisolated init(effect: HoverEffect, isOn: Bool) {
        self.effect = effect
        self.isOn = isOn
    }

    private var isShown: Bool { isOver && isOn && isEnabled }
    private var lifts: Bool { isShown && effect == .lift }

    func body(content: Content) -> some View {
        content
            .background {
                if isShown, effect != .lift {
                    RoundedRectangle(cornerRadius: 8, style: .continuous)
                        .fill(.quaternary)
                        .padding(.horizontal, -8)
                        .padding(.vertical, -4)
                }
            }
            .scaleEffect(lifts ? 1.06 : 1)
            .shadow(color: .black.opacity(lifts ? 0.2 : 0), radius: 8, y: 4)
            .animation(.easeOut(duration: 0.15), value: isShown)
            .onHover { isOver = $0 }
    }
}

extension EnvironmentValues {
    /// Whether views show that the pointer is over them, where they have a hover effect.
    public var isHoverEffectEnabled: Bool {
        get { self[IsHoverEffectEnabledKey.self] }
        set { self[IsHoverEffectEnabledKey.self] = newValue }
    }
}

struct IsHoverEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}
