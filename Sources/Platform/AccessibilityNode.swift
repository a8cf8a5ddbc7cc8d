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
