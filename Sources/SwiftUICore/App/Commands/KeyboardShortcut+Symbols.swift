extension KeyboardShortcut {
    /// The keys as menus show them, such as “⇧⌘N”.
    var symbols: String {
        let held: [(EventModifiers, String)] = [(.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘")]
        return held.reduce("") { modifiers.contains($1.0) ? $0 + $1.1 : $0 } + keySymbol
    }

    private static let named: [Character: String] = [
        KeyEquivalent.return.character: "↩", KeyEquivalent.escape.character: "⎋", KeyEquivalent.tab.character: "⇥",
        KeyEquivalent.delete.character: "⌫", KeyEquivalent.space.character: "␣",
        KeyEquivalent.upArrow.character: "↑", KeyEquivalent.downArrow.character: "↓",
        KeyEquivalent.leftArrow.character: "←", KeyEquivalent.rightArrow.character: "→",
        KeyEquivalent.home.character: "↖", KeyEquivalent.end.character: "↘", KeyEquivalent.pageUp.character: "⇞",
        KeyEquivalent.pageDown.character: "⇟", KeyEquivalent.deleteForward.character: "⌦",
    ]

    private var keySymbol: String { Self.named[key.character] ?? key.character.uppercased() }
}
