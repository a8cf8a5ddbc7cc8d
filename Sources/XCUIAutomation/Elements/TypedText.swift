/// Text with keys in it, as steps of a drive script.
struct TypedText {
    let steps: [String]

    init(_ text: String) {
        var steps: [String] = []
        var letters = ""
        func flush() {
            if !letters.isEmpty { steps.append("type \"\(letters)\"") }
            letters = ""
        }
        for character in text {
            if let key = Self.keys[character] {
                flush()
                steps.append("key \(key)")
            } else {
                letters += character == "\"" || character == "\\" ? "\\\(character)" : String(character)
            }
        }
        flush()
        self.steps = steps
    }

    private static let keys: [Character: String] = [
        "\u{8}": "delete", "\u{7F}": "delete", "\r": "return", "\n": "return", "\u{3}": "return", "\t": "tab",
        "\u{1B}": "escape", "\u{F700}": "up", "\u{F701}": "down", "\u{F702}": "left", "\u{F703}": "right",
        "\u{F728}": "forwarddelete",
    ]
}
