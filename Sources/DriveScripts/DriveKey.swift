import Platform

/// A key with the modifiers that are held, such as `return`, `a` or `command+shift+z`.
package struct DriveKey: Equatable {
    package var character: Character
    package var modifiers: KeyModifiers

    private static let names: [String: Character] = [
        "return": "\r", "escape": "\u{1B}", "tab": "\t", "delete": "\u{8}", "forwarddelete": "\u{7F}", "space": " ",
        "up": "\u{F700}", "down": "\u{F701}", "left": "\u{F702}", "right": "\u{F703}", "home": "\u{F729}",
        "end": "\u{F72B}", "pageup": "\u{F72C}", "pagedown": "\u{F72D}", "menu": "\u{F735}",
        "f10": "\u{F70D}",
    ]

    private static let modifierNames: [String: KeyModifiers] = [
        "shift": .shift, "control": .control, "option": .option, "command": .command,
    ]

    package init(_ character: Character, _ modifiers: KeyModifiers = []) {
        self.character = character
        self.modifiers = modifiers
    }

    /// nil for a name that stands for no key.
    init?(_ name: String) {
        var parts = name.split(separator: "+").map { $0.lowercased() }
        guard let last = parts.popLast() else { return nil }
        var modifiers: KeyModifiers = []
        for part in parts {
            guard let modifier = Self.modifierNames[part] else { return nil }
            modifiers.insert(modifier)
        }
        if let named = Self.names[last] {
            self.init(named, modifiers)
        } else if last.count == 1, let character = last.first {
            self.init(character, modifiers)
        } else {
            return nil
        }
    }

    /// What the key types where nothing takes it as a command.
    package var text: String? {
        guard modifiers.isDisjoint(with: [.control, .option, .command]) else { return nil }
        guard let scalar = character.unicodeScalars.first, scalar.value >= 0x20, scalar.value != 0x7F,
            !(0xF700...0xF7FF).contains(scalar.value)
        else { return nil }
        return modifiers.contains(.shift) ? character.uppercased() : String(character)
    }

    static let namesForMessages = names.keys.sorted().joined(separator: ", ")
}
