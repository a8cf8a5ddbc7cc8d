import Foundation

/// A string whose parts have attributes.
struct AttributedTextContent: TextContent {
    let string: AttributedString

    func append(to resolver: inout TextResolver) { resolver.append(string) }
}

extension TextResolver {
    /// Adds a string with its attributes; those that it does not set are the text's.
    package mutating func append(_ string: AttributedString) {
        for run in string.runs {
            let text = String(string.characters[run.range])
            styled {
                $0.apply(run)
            } content: {
                $0.append(text)
            }
        }
    }
}

extension TextStyle {
    fileprivate mutating func apply(_ run: AttributedString.Runs.Run) {
        apply(run.inlinePresentationIntent ?? [], link: run.link)
        if let font = run.swiftUI.font { self.font = font }
        if let color = run.swiftUI.foregroundColor { foreground = AnyShapeStyle(color) }
        if let color = run.swiftUI.backgroundColor { background = color }
        if let line = run.swiftUI.underlineStyle { decorations.underline = line }
        if let line = run.swiftUI.strikethroughStyle { decorations.strikethrough = line }
        if let points = run.swiftUI.kern { decorations.kerning = points }
        if let points = run.swiftUI.tracking { decorations.tracking = points }
        if let points = run.swiftUI.baselineOffset { decorations.baselineOffset = points }
    }
}
