import Platform

/// Keys that do what a control does.
public struct KeyboardShortcut: Sendable, Hashable {
    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    /// Whether the keys are others on keyboards of other languages; here they never are.
    public var localization: Localization

    public struct Localization: Sendable, Hashable {
        private let name: String
        public static let automatic = Localization(name: "automatic")
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        public static let custom = Localization(name: "custom")
    }

    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// Return.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    public static func == (left: KeyboardShortcut, right: KeyboardShortcut) -> Bool {
        left.key == right.key && left.modifiers == right.modifiers
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
    }

    /// Control serves for command as well: keyboards of Linux have it where Apple's have command.
    func matches(_ event: KeyEvent) -> Bool {
        guard event.key.lowercased() == key.character.lowercased() else { return false }
        let held = EventModifiers(event.modifiers)
        let wanted = modifiers.subtracting([.capsLock, .numericPad])
        if held == wanted { return true }
        guard wanted.contains(.command), !wanted.contains(.control), held.contains(.control) else { return false }
        return held.subtracting(.control).union(.command) == wanted
    }
}

extension View {
    /// Has keys do what the control does, or the first control in the view.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers) as KeyboardShortcut?)
    }

    /// Has keys do what the control does, or the first control in the view.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(
            KeyboardShortcut(key, modifiers: modifiers, localization: localization) as KeyboardShortcut?)
    }

    /// Has keys do what the control does, or the first control in the view.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        keyboardShortcut(shortcut as KeyboardShortcut?)
    }

    /// Has keys do what the control does, or the first control in the view; nil has none.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modifier(KeyboardShortcutModifier(shortcut: shortcut)).environment(\.keyboardShortcut, shortcut)
    }
}

package nonisolated struct KeyboardShortcutModifier: ElementModifier {
    let shortcut: KeyboardShortcut?

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> KeyboardShortcutNode {
        KeyboardShortcutNode(self, child: child, inputs)
    }
}

package final class KeyboardShortcutNode: ModifierNode<KeyboardShortcutModifier> {
    override init(_ modifier: KeyboardShortcutModifier, child: LayoutNode, _ inputs: _ViewInputs) {
        super.init(modifier, child: child, inputs)
        viewGraph.shortcuts.append(WeakShortcut(node: self))
    }

    override package func modifierChanged(from old: KeyboardShortcutModifier) {}
    override package var affectsDrawing: Bool { false }

    /// - Returns: whether the keys are the shortcut, and there is a control that can be used now.
    @MainActor
    func perform(_ event: KeyEvent, in root: LayoutNode) -> Bool {
        guard isAttached, isPlaced, isEnabled, modifier.shortcut?.matches(event) == true, isInside(root),
            let action = child.firstActivation
        else { return false }
        action()
        return true
    }

    private func isInside(_ root: LayoutNode) -> Bool {
        var node: LayoutNode = self
        while node !== root {
            guard let parent = node.layoutParent else { return false }
            node = parent
        }
        return true
    }
}

extension LayoutNode {
    /// What the first control in it does, or it itself; nil where it can't be used.
    @MainActor
    final var firstActivation: (() -> Void)? {
        if let action = accessibilityActivation { return isEnabled ? action : nil }
        var found: (() -> Void)?
        forEachAccessibleChild { if found == nil { found = $0.firstActivation } }
        return found
    }
}

/// A shortcut as long as its view is there.
package struct WeakShortcut { weak var node: KeyboardShortcutNode? }
