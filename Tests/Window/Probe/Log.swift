import Foundation
import Platform

/// Writes a line that `Tests/Window/run` reads.
func log(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

extension CGRect {
    var text: String { "\(Int(minX)),\(Int(minY)),\(Int(width)),\(Int(height))" }
}

extension CGPoint {
    var text: String { "\(Int(x)),\(Int(y))" }
}

extension InputEvent {
    /// One line, without times.
    var text: String {
        switch self {
        case .pointer(let event):
            "pointer \(event.phase) \(event.location.text) \(event.device) button \(event.button)"
                + " modifiers \(event.modifiers.rawValue)"
        case .scroll(let event):
            "scroll \(Int(event.delta.width)),\(Int(event.delta.height)) at \(event.location.text) \(event.phase)"
        case .transform(let event):
            "transform \(event.phase) \(event.location.text)"
        case .drag(let event):
            "drag \(event.phase) \(event.location.text) \(event.mimeTypes.joined(separator: " "))"
        case .key(let event):
            "key \(event.phase) \(event.key.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "+"))"
                + " modifiers \(event.modifiers.rawValue)"
        case .text(let text):
            "text \(text)"
        case .composition(let text, let caret):
            "composition \(text) caret \(caret)"
        }
    }
}
