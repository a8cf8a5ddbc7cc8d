import Foundation
import Platform

@MainActor
extension TextEntryNode {
    var accessibilityElement: AccessibilityElement {
        var content = AccessibilityContent(role: role, value: shown.string, traits: traits)
        content.respond = { [weak self] in self?.respond($0) ?? false }
        return AccessibilityElement(content, frame: windowFrame)
    }

    private var role: AccessibilityRole {
        switch view.kind {
        case .line, .growing: .textField
        case .secure: .secureField
        case .editor: .textEditor
        }
    }

    private var traits: Platform.AccessibilityTraits {
        var traits: Platform.AccessibilityTraits = []
        if !isEnabled { traits.insert(.disabled) }
        if hasFocus { traits.insert(.focused) }
        return traits
    }

    private func respond(_ action: AccessibilityAction) -> Bool {
        guard isEnabled else { return false }
        switch action {
        case .activate: takeKeyboard()
        case .setValue(let value):
            edit { $0.replace(0..<$0.length, with: value) }
            if !hasFocus { finishDraft() }
        default: return false
        }
        return true
    }
}
