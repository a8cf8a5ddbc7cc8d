/// An element's value as XCUITest gives it.
struct ElementValue {
    let text: String

    /// nil where the element has none.
    init?(_ element: ElementSnapshot) {
        if element.types.contains(.switch) {
            text = ["1", "on", "true", "켬"].contains(element.value.lowercased()) ? "1" : "0"
        } else if Self.isTextEntry(element), element.value.isEmpty {
            text = element.label
        } else if element.value.isEmpty {
            return nil
        } else {
            text = element.value
        }
    }

    static func isTextEntry(_ element: ElementSnapshot) -> Bool {
        ["textField", "secureField", "textEditor"].contains(element.role)
    }
}
