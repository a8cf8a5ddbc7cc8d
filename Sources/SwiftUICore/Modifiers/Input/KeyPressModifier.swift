import Foundation
import Platform

/// A key that was pressed.
public struct KeyPress: Sendable {
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// What an action made of a key.
    public enum Result: Sendable {
        /// It means nothing more.
        case handled
        /// Others may have it.
        case ignored
    }

    public let phase: Phases
    public let key: KeyEquivalent
    /// What the key types.
    public let characters: String
    public let modifiers: EventModifiers

    init(_ event: KeyEvent) {
        switch event.phase {
        case .down: phase = .down
        case .repeat: phase = .repeat
        case .up: phase = .up
        }
        key = KeyEquivalent(event.key)
        characters = event.modifiers.contains(.shift) ? event.key.uppercased() : String(event.key)
        modifiers = EventModifiers(event.modifiers)
    }
}

extension View {
    /// Calls an action when a key is pressed while the view, or something in it, has the keyboard.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: [.down, .repeat], matches: { $0.key == key }, action: { _ in action() }))
    }

    /// Calls an action when a key is pressed while the view, or something in it, has the keyboard.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, matches: { $0.key == key }, action: action))
    }

    /// Calls an action when one of the keys is pressed while the view, or something in it, has the keyboard.
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action))
    }

    /// Calls an action when a key types one of the characters while the view, or something in it, has the keyboard.
    public nonisolated func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                phases: phases, matches: { $0.characters.unicodeScalars.allSatisfy(characters.contains) },
                action: action))
    }

    /// Calls an action when any key is pressed while the view, or something in it, has the keyboard.
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, matches: { _ in true }, action: action))
    }
}

package nonisolated struct KeyPressModifier: ElementModifier {
    let phases: KeyPress.Phases
    let matches: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> KeyPressNode {
        KeyPressNode(self, child: child, inputs)
    }
}

package final class KeyPressNode: ModifierNode<KeyPressModifier> {
    override package func modifierChanged(from old: KeyPressModifier) {}
    override package var affectsDrawing: Bool { false }
}

extension KeyPressNode: KeyPressHandling {
    func handle(_ press: KeyPress) -> Bool {
        guard isEnabled, modifier.phases.contains(press.phase), modifier.matches(press) else { return false }
        return modifier.action(press) == .handled
    }
}

/// A node that wants the keys of what is in it.
@MainActor
protocol KeyPressHandling: LayoutNode {
    func handle(_ press: KeyPress) -> Bool
}
