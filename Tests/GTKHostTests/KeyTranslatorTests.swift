import CGtk4
import Platform
import Testing

@testable import GTKHost

@Suite("Keys")
struct KeyTranslatorTests {
    /// Apple's characters: AppKit's NSEvent.h, `NSUpArrowFunctionKey` and its fellows.
    @Test(
        "function keys are Apple's characters",
        arguments: [
            (GDK_KEY_Up, "\u{F700}"), (GDK_KEY_Down, "\u{F701}"), (GDK_KEY_Left, "\u{F702}"),
            (GDK_KEY_Right, "\u{F703}"),
            (GDK_KEY_F1, "\u{F704}"), (GDK_KEY_F12, "\u{F70F}"), (GDK_KEY_F35, "\u{F726}"),
            (GDK_KEY_Insert, "\u{F727}"),
            (GDK_KEY_Home, "\u{F729}"), (GDK_KEY_End, "\u{F72B}"), (GDK_KEY_Page_Up, "\u{F72C}"),
            (GDK_KEY_Page_Down, "\u{F72D}"), (GDK_KEY_Return, "\r"), (GDK_KEY_KP_Enter, "\r"),
            (GDK_KEY_Escape, "\u{1B}"),
            (GDK_KEY_Tab, "\t"), (GDK_KEY_ISO_Left_Tab, "\t"), (GDK_KEY_BackSpace, "\u{8}"), (GDK_KEY_Delete, "\u{7F}"),
        ] as [(Int32, Character)])
    func functionKey(symbol: Int32, key: Character) {
        #expect(KeyTranslator.key(symbol: guint(symbol)) == key)
        #expect(KeyTranslator.text(symbol: guint(symbol), modifiers: []) == nil)
    }

    @Test("letters are lower-case keys, and text as typed")
    func letters() {
        #expect(KeyTranslator.key(symbol: guint(GDK_KEY_A)) == "a")
        #expect(KeyTranslator.text(symbol: guint(GDK_KEY_A), modifiers: .shift) == "A")
        #expect(KeyTranslator.key(symbol: guint(GDK_KEY_Adiaeresis)) == "ä")
        #expect(KeyTranslator.text(symbol: guint(GDK_KEY_EuroSign), modifiers: []) == "€")
        #expect(KeyTranslator.text(symbol: guint(GDK_KEY_space), modifiers: []) == " ")
    }

    @Test("keys of other scripts are their characters")
    func otherScripts() {
        #expect(KeyTranslator.text(symbol: 0x0100_AC00, modifiers: []) == "가")
        #expect(KeyTranslator.key(symbol: guint(GDK_KEY_Cyrillic_YA)) == "я")
    }

    @Test(
        "with control, option or command nothing is typed", arguments: [.control, .option, .command] as [KeyModifiers])
    func commands(modifier: KeyModifiers) {
        #expect(KeyTranslator.text(symbol: guint(GDK_KEY_s), modifiers: modifier) == nil)
        #expect(KeyTranslator.key(symbol: guint(GDK_KEY_s)) == "s")
    }

    @Test("modifiers by themselves are no keys", arguments: [GDK_KEY_Shift_L, GDK_KEY_Control_R, GDK_KEY_Hangul])
    func modifierKeys(symbol: Int32) {
        #expect(KeyTranslator.key(symbol: guint(symbol)) == nil)
    }

    @Test("Alt is option, Super and Meta are command")
    func modifiers() {
        #expect(KeyModifiers(state: GDK_ALT_MASK) == .option)
        #expect(KeyModifiers(state: GDK_SUPER_MASK) == .command)
        #expect(KeyModifiers(state: GDK_META_MASK) == .command)
        #expect(
            KeyModifiers(state: GdkModifierType(rawValue: GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue))
                == [.shift, .control])
        #expect(KeyModifiers(state: GDK_LOCK_MASK) == [])
    }
}

@Suite("Buttons")
struct PointerTranslatorTests {
    @Test("left is primary, right is secondary", arguments: [(1, 0), (3, 1), (2, 2), (8, 3), (9, 4)])
    func buttons(number: Int, button: Int) {
        #expect(PointerTranslator.button(number: number) == button)
    }
}
