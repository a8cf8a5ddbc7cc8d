import Foundation

/// What predicates can ask of an element, by key.
struct ElementFacts {
    let values: [String: Any]

    init(_ element: ElementSnapshot) {
        values = [
            "label": element.label, "identifier": element.identifier, "title": "", "exists": true,
            "value": ElementValue(element)?.text ?? NSNull(),
            "placeholderValue": ElementValue.isTextEntry(element) ? element.label as Any : NSNull(),
            "enabled": element.isEnabled, "isEnabled": element.isEnabled, "selected": element.isSelected,
            "isSelected": element.isSelected, "hasFocus": element.hasFocus, "hasKeyboardFocus": element.hasFocus,
            "elementType": Int(element.types[0].rawValue),
        ]
    }
}
