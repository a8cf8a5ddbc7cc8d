import Drawing
import Foundation

/// A text, ready to be measured, with what its letters are filled with. It never changes: nodes share one.
package final class TextResolution {
    package private(set) final var text: ResolvedText
    /// The lines of the first run where there is no width at all.
    private(set) final lazy var column = CharacterColumn(of: text.runs[0], lineSpacing: text.lineSpacing)
    /// Fills the runs without a colour; nil is the foreground of the environment.
    package var foreground: AnyShapeStyle? { details?.foreground }
    /// Runs that are filled with something that is no colour, where others are not: drawn after the rest.
    package var layers: [Layer] { details?.layers ?? [] }
    /// Colours or pictures of the environment are in the text.
    package var readsEnvironment: Bool { details?.readsEnvironment ?? false }
    /// Pictures to be drawn in the text's gaps.
    package var pictures: [TextPicture] { details?.pictures ?? [] }
    /// When the text will be another; nil is never.
    package var nextChange: Date? { details?.nextChange }
    /// Nil for most texts, of which there are many.
    private let details: Details?

    private final class Details {
        var foreground: AnyShapeStyle?
        var layers: [Layer] = []
        var readsEnvironment = false
        var pictures: [TextPicture] = []
        var nextChange: Date?
        /// One list a run; empty where no run has any.
        var attributes: [[AnyTextAttribute]] = []
    }

    /// What a renderer is told of a run.
    func attributes(ofRun index: Int) -> [AnyTextAttribute] {
        guard let attributes = details?.attributes, attributes.indices.contains(index) else { return [] }
        return attributes[index]
    }

    /// The whole text, of which only some runs can be seen.
    package struct Layer {
        package let text: ResolvedText
        package let foreground: AnyShapeStyle
    }

    /// What a text is in an environment; one that says what another there has said is often the same object.
    package static func of(
        _ text: Text, _ environment: TextEnvironment, styles: StyleReader, date: Date, services: Services?
    ) -> TextResolution {
        if let string = simpleString(text, environment) { return environment.plainResolution(of: string) }
        return TextResolution(resolving: text, environment, styles: styles, date: date, services: services)
    }

    /// A string without looks of its own.
    init(plain string: String, _ environment: TextEnvironment) {
        text = environment.paragraph
        text.runs = [TextRun(string: string, font: environment.typeface)]
        details = nil
    }

    private init(
        resolving text: Text, _ environment: TextEnvironment, styles: StyleReader, date: Date, services: Services?
    ) {
        var resolver = TextResolver(environment, styles: styles, date: date, services: services)
        resolver.append(text)
        resolver.finish()
        let details = Details()
        details.nextChange = resolver.nextChange
        details.pictures = resolver.pictures
        if resolver.runs.contains(where: { !$0.attributes.isEmpty }) {
            details.attributes = resolver.runs.map(\.attributes)
        }
        self.text = environment.paragraph
        self.details = details
        fill(from: &resolver, details)
    }

    /// A string without looks of its own: nearly every text is one.
    private static func simpleString(_ text: Text, _ environment: TextEnvironment) -> String? {
        guard text.modifiers.isEmpty, environment.textCase == nil, environment.style.hasPlainDecorations else {
            return nil
        }
        return plainString(text.storage, environment)
    }

    /// What is shown without any look of its own; nil where that takes more to find out.
    private static func plainString(_ storage: Text.Storage, _ environment: TextEnvironment) -> String? {
        switch storage {
        case .verbatim(let string): return string
        case .localized(let key):
            guard key.arguments.isEmpty else { return nil }
            let string = environment.string(for: key.key) ?? key.key
            return InlineMarkdown.mayContainMarkup(string) ? nil : string
        case .content: return nil
        }
    }

    private func fill(from resolver: inout TextResolver, _ details: Details) {
        let runs = resolver.runs
        let first = runs[0].foreground
        if runs.dropFirst().allSatisfy({ $0.foreground == first }) {
            details.foreground = first
            text.runs = runs.map(\.run)
            details.readsEnvironment = resolver.readsEnvironment
            return
        }
        var colored: [TextRun] = []
        var others: [(style: AnyShapeStyle, runs: Set<Int>)] = []
        for (index, styled) in runs.enumerated() {
            var run = styled.run
            if let style = styled.foreground {
                run.color = resolver.color(of: style)
                if run.color == nil {
                    run.color = .clear
                    if let known = others.firstIndex(where: { $0.style == style }) {
                        others[known].runs.insert(index)
                    } else {
                        others.append((style, [index]))
                    }
                }
            }
            colored.append(run)
        }
        text.runs = colored
        details.readsEnvironment = resolver.readsEnvironment
        details.layers = others.map { Layer(text: text.showing($0.runs), foreground: $0.style) }
    }

    package var hasLinks: Bool { text.runs.contains { $0.link != nil } }

    /// What a screen reader says.
    package var string: String { text.runs.map { $0.attachment == nil ? $0.string : "" }.joined() }
}

extension TextStyle {
    fileprivate var hasPlainDecorations: Bool {
        let decorations = decorations
        return decorations.kerning == nil && decorations.tracking == nil && decorations.baselineOffset == nil
            && decorations.underline == nil && decorations.strikethrough == nil
    }
}

extension ResolvedText {
    /// The text with only some of its runs visible; those have no colour of their own.
    fileprivate func showing(_ visible: Set<Int>) -> ResolvedText {
        var text = self
        for index in text.runs.indices {
            let isVisible = visible.contains(index)
            text.runs[index].color = isVisible ? nil : .clear
            text.runs[index].backgroundColor = nil
            if !isVisible {
                text.runs[index].underline = nil
                text.runs[index].strikethrough = nil
            }
        }
        return text
    }
}
