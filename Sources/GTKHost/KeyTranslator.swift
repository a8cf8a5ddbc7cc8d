import CGtk4
import Foundation
import Platform

/// Keys, and the text that they type.
struct KeyTranslator {
    /// The hardware codes of the keys that are down, to tell repeats.
    private var down: Set<guint> = []

    /// - Returns: nil for keys that stand for nothing by themselves, such as shift.
    mutating func input(for event: NativeEvent) -> EventTranslator.Input? {
        let isPress = event.type == GDK_KEY_PRESS
        let phase = phase(code: gdk_key_event_get_keycode(event.event), isPress: isPress)
        let symbol = gdk_key_event_get_keyval(event.event)
        let modifiers = event.modifiers
        let text = isPress ? Self.text(symbol: symbol, modifiers: modifiers) : nil
        guard let key = Self.key(symbol: symbol) else { return nil }
        return EventTranslator.Input(
            .key(KeyEvent(phase: phase, key: key, modifiers: modifiers, time: event.time)), text: text)
    }

    private mutating func phase(code: guint, isPress: Bool) -> KeyEvent.Phase {
        guard isPress else {
            down.remove(code)
            return .up
        }
        return down.insert(code).inserted ? .down : .repeat
    }

    /// The keys without a character of their own: X's symbols and Apple's characters.
    private static let functionKeys: [Int32: Character] = [
        GDK_KEY_Return: "\r", GDK_KEY_KP_Enter: "\r", GDK_KEY_ISO_Enter: "\r",
        GDK_KEY_Escape: "\u{1B}", GDK_KEY_Tab: "\t", GDK_KEY_ISO_Left_Tab: "\t", GDK_KEY_KP_Tab: "\t",
        GDK_KEY_BackSpace: "\u{8}", GDK_KEY_Delete: "\u{7F}", GDK_KEY_KP_Delete: "\u{7F}",
        GDK_KEY_Up: "\u{F700}", GDK_KEY_KP_Up: "\u{F700}",
        GDK_KEY_Down: "\u{F701}", GDK_KEY_KP_Down: "\u{F701}",
        GDK_KEY_Left: "\u{F702}", GDK_KEY_KP_Left: "\u{F702}",
        GDK_KEY_Right: "\u{F703}", GDK_KEY_KP_Right: "\u{F703}",
        GDK_KEY_Menu: "\u{F735}", GDK_KEY_Insert: "\u{F727}", GDK_KEY_KP_Insert: "\u{F727}",
        GDK_KEY_Home: "\u{F729}", GDK_KEY_KP_Home: "\u{F729}",
        GDK_KEY_End: "\u{F72B}", GDK_KEY_KP_End: "\u{F72B}",
        GDK_KEY_Page_Up: "\u{F72C}", GDK_KEY_KP_Page_Up: "\u{F72C}",
        GDK_KEY_Page_Down: "\u{F72D}", GDK_KEY_KP_Page_Down: "\u{F72D}",
    ]

    /// - Returns: nil for keys that are neither a character nor one of Apple's function keys, such as shift.
    static func key(symbol: guint) -> Character? {
        if let key = functionKeys[Int32(bitPattern: symbol)] { return key }
        if let function = functionKey(symbol: symbol) { return function }
        return character(symbol: gdk_keyval_to_lower(symbol))
    }

    /// F1 to F35; Apple's characters run from U+F704 on.
    private static func functionKey(symbol: guint) -> Character? {
        let first = guint(GDK_KEY_F1)
        guard (first...guint(GDK_KEY_F35)).contains(symbol) else { return nil }
        return Unicode.Scalar(0xF704 + symbol - first).map(Character.init)
    }

    /// What a key types, nil where it types nothing or is a command.
    static func text(symbol: guint, modifiers: KeyModifiers) -> String? {
        guard modifiers.isDisjoint(with: [.control, .option, .command]) else { return nil }
        guard let character = character(symbol: symbol) else { return nil }
        let isPrintable = character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
        return isPrintable ? String(character) : nil
    }

    private static func character(symbol: guint) -> Character? {
        let code = gdk_keyval_to_unicode(symbol)
        guard code != 0 else { return nil }
        return Unicode.Scalar(code).map(Character.init)
    }
}
