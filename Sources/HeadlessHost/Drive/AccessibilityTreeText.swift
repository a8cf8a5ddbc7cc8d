import Foundation
import Geometry
import Platform

/// The accessibility tree as text: a line an element, two spaces a level, the same from run to run.
///
/// `button "Play" value="…" id=play frame=(16,59,358,44) [selected, disabled]`; what is empty is left out, and numbers are
/// rounded to halves.
@MainActor
package enum AccessibilityTreeText {
    package static func text(of root: any AccessibilityNode) -> String {
        var lines: [String] = []
        add(root, level: 0, &lines)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func add(_ node: any AccessibilityNode, level: Int, _ lines: inout [String]) {
        lines.append(String(repeating: "  ", count: level) + line(node.properties))
        for child in node.children { add(child, level: level + 1, &lines) }
    }

    static func line(_ properties: AccessibilityProperties) -> String {
        var words = [properties.role.rawValue]
        if !properties.label.isEmpty { words.append(quoted(properties.label)) }
        if !properties.value.isEmpty { words.append("value=" + quoted(properties.value)) }
        if !properties.identifier.isEmpty { words.append("id=" + properties.identifier) }
        let frame = properties.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: ",")
        words.append("frame=(\(numbers))")
        let traits = names(of: properties.traits)
        if !traits.isEmpty { words.append("[" + traits.joined(separator: ", ") + "]") }
        let speech = speech(properties.speech)
        if !speech.isEmpty { words.append("speech=[" + speech.joined(separator: ", ") + "]") }
        if !properties.textContentType.isEmpty { words.append("content=" + properties.textContentType) }
        words += properties.details.map { "detail \(quoted($0.label))=\(quoted($0.value))" }
        return words.joined(separator: " ")
    }

    private static func speech(_ speech: AccessibilitySpeech) -> [String] {
        var words: [String] = []
        if speech.spellsOutCharacters { words.append("spelled out") }
        if speech.includesPunctuation { words.append("punctuation") }
        if speech.isQueued { words.append("queued") }
        if speech.pitch != 0 { words.append("pitch \(speech.pitch)") }
        return words
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            .replacingOccurrences(of: "\n", with: "\\n")
        return "\"\(escaped)\""
    }

    private static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "-" }
        let rounded = (value * 2).rounded() / 2
        if rounded == 0 { return "0" }
        return rounded == rounded.rounded() ? String(format: "%.0f", Double(rounded)) : String(Double(rounded))
    }

    private static let traitNames: [(AccessibilityTraits, String)] = [
        (.selected, "selected"), (.disabled, "disabled"), (.focused, "focused"), (.header, "header"),
        (.modal, "modal"), (.updatesFrequently, "updates frequently"), (.playsSound, "plays sound"),
        (.keyboardKey, "keyboard key"), (.summary, "summary"), (.startsMediaSession, "starts media session"),
        (.allowsDirectInteraction, "allows direct interaction"), (.causesPageTurn, "causes page turn"),
    ]

    static func names(of traits: AccessibilityTraits) -> [String] {
        traitNames.filter { traits.contains($0.0) }.map(\.1)
    }
}
