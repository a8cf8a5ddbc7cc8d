import Foundation

/// The keyboard, which the screen of a machine with keys of its own does not show.
enum KeyboardSnapshot {
    static var keyboard: ElementSnapshot {
        let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".map { key("key", String($0)) }
        let buttons = ["return", "Return", "done", "Done", "go", "Go", "search", "Search", "next", "send"]
        return ElementSnapshot(
            role: "keyboard", frame: .zero,
            children: letters + [key("key", "space"), key("key", "delete")] + buttons.map { key("button", $0) })
    }

    private static func key(_ role: String, _ label: String) -> ElementSnapshot {
        ElementSnapshot(role: role, label: label, identifier: marker, frame: .zero, children: [])
    }

    private static let marker = "hanok.keyboard"

    /// The step that a tap on one of its keys comes to; nil for what is no key.
    static func step(for element: ElementSnapshot) -> String? {
        guard element.identifier == marker else { return nil }
        if element.role == "button" { return "key return" }
        return ["space", "delete"].contains(element.label) ? "key \(element.label)" : "type \"\(element.label)\""
    }
}
