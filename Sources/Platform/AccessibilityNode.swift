import Foundation
import Geometry

/// One element of the accessibility tree, a snapshot after a frame.
@MainActor
package protocol AccessibilityNode: AnyObject {
    var properties: AccessibilityProperties { get }
    var children: [any AccessibilityNode] { get }
    /// Does what the action stands for; false where the element has no such action.
    func perform(_ action: AccessibilityAction) -> Bool
}

package enum AccessibilityRole: String, Sendable {
    case application, window, group, text, image, button, link, toggle, slider, stepper, picker, textField, secureField
    case textEditor, list, row, header, scrollView, navigationBar, tabBar, tab, alert, sheet, menu, menuItem, progress
}

package struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let selected = AccessibilityTraits(rawValue: 1)
    package static let disabled = AccessibilityTraits(rawValue: 2)
    package static let focused = AccessibilityTraits(rawValue: 4)
    package static let header = AccessibilityTraits(rawValue: 8)
    package static let modal = AccessibilityTraits(rawValue: 16)
    package static let updatesFrequently = AccessibilityTraits(rawValue: 32)
    package static let playsSound = AccessibilityTraits(rawValue: 64)
    package static let keyboardKey = AccessibilityTraits(rawValue: 128)
    package static let summary = AccessibilityTraits(rawValue: 256)
    package static let startsMediaSession = AccessibilityTraits(rawValue: 512)
    package static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1024)
    package static let causesPageTurn = AccessibilityTraits(rawValue: 2048)
}

package enum AccessibilityAction: Hashable, Sendable {
    case activate, increment, decrement, escape
    case setValue(String)
    case scroll(CGSize)
    case named(String)
}

/// How a screen reader speaks a text.
package struct AccessibilitySpeech: Hashable, Sendable {
    package var spellsOutCharacters = false
    package var includesPunctuation = false
    /// Waits for what is being spoken, where it would cut it short.
    package var isQueued = false
    /// -1 (lower) to 1 (higher).
    package var pitch = 0.0

    package init() {}
}

/// Something more that is said of an element.
package struct AccessibilityDetail: Hashable, Sendable {
    package var label: String
    package var value: String
    /// Said without being asked for.
    package var isImportant: Bool

    package init(label: String, value: String, isImportant: Bool) {
        self.label = label
        self.value = value
        self.isImportant = isImportant
    }
}

package struct AccessibilityProperties: Hashable, Sendable {
    package var role: AccessibilityRole
    /// What a screen reader says; for texts the visible text.
    package var label: String
    package var value: String
    package var identifier: String
    /// In the window's coordinates, points.
    package var frame: CGRect
    package var traits: AccessibilityTraits
    /// What happens when the element is activated.
    package var hint = ""
    /// What a user may call the element when speaking, the most likely first.
    package var inputLabels: [String] = []
    /// 1 (the highest) to 6; 0 where the level of a heading isn't known.
    package var headingLevel = 0
    /// How the element's texts are to be spoken.
    package var speech = AccessibilitySpeech()
    /// What is said of the element when a user asks for more.
    package var details: [AccessibilityDetail] = []
    /// Where the element is touched to activate it, in the window's coordinates; nil is its middle.
    package var activationPoint: CGPoint?
    /// What kind of text it is, such as `sourceCode`; empty for plain text.
    package var textContentType = ""
    /// Whether a user can do something with the element; nil where its role and actions tell.
    package var respondsToUser: Bool?

    package init(
        role: AccessibilityRole, label: String = "", value: String = "", identifier: String = "",
        frame: CGRect = .zero, traits: AccessibilityTraits = []
    ) {
        self.role = role
        self.label = label
        self.value = value
        self.identifier = identifier
        self.frame = frame
        self.traits = traits
    }
}
