import Drawing
import Foundation

/// Makes runs of a text: looks strings up, formats values, resolves fonts and colours.
package struct TextResolver {
    /// A run with the style that fills its letters; nil is the foreground of the environment.
    package struct StyledRun {
        package var run: TextRun
        package var foreground: AnyShapeStyle?
        package var attributes: [AnyTextAttribute] = []
        /// Runs of the same number look the same.
        fileprivate var revision: Int
    }

    package let environment: TextEnvironment
    /// The present, for texts that depend on it.
    package let date: Date
    /// Where pictures in the text come from; without it they are left out.
    package let services: Services?
    private let styles: StyleReader
    package private(set) var runs: [StyledRun] = []
    /// Pictures that are drawn beside the runs.
    package private(set) var pictures: [TextPicture] = []
    /// When the text will be another; nil is never.
    package private(set) var nextChange: Date?
    /// Colours or pictures of the environment are in the runs.
    package private(set) var readsEnvironment = false
    private var style: TextStyle
    private var revision = 0
    private var template: TextRun?

    package init(
        _ environment: TextEnvironment, styles: StyleReader, date: Date, services: Services? = nil
    ) {
        self.environment = environment
        self.styles = styles
        self.date = date
        self.services = services
        style = environment.style
    }

    // MARK: Adding

    package mutating func append(_ text: Text) {
        if text.modifiers.isEmpty { return append(text.storage) }
        styled { style in
            for modifier in text.modifiers.reversed() { modifier.apply(to: &style) }
        } content: {
            $0.append(text.storage)
        }
    }

    private mutating func append(_ storage: Text.Storage) {
        switch storage {
        case .verbatim(let string): append(string)
        case .localized(let key): append(key, table: nil, bundle: nil)
        case .content(let content): content.base.append(to: &self)
        }
    }

    package mutating func append(_ string: String) {
        guard !string.isEmpty else { return }
        let shown = environment.textCase?.applied(to: string, environment.locale) ?? string
        if let last = runs.indices.last, runs[last].revision == revision, runs[last].run.attachment == nil {
            runs[last].run.string += shown
        } else {
            append(attachment: nil, string: shown)
        }
    }

    /// - Parameter attachment: what is drawn instead of the string.
    package mutating func append(attachment: TextAttachment?, string: String) {
        var run = template ?? makeTemplate()
        run.string = string
        run.attachment = attachment
        runs.append(
            StyledRun(run: run, foreground: style.foreground, attributes: style.attributes, revision: revision))
    }

    /// Notes that the next character is a picture which the text's view draws.
    mutating func addPicture(_ image: Image, _ resolution: ImageResolution) {
        let index = runs.reduce(0) { $0 + $1.run.string.count }
        pictures.append(TextPicture(index: index, image: image, resolution: resolution))
    }

    /// Adds content in a changed style.
    package mutating func styled(_ change: (inout TextStyle) -> Void, content: (inout TextResolver) -> Void) {
        let outer = (style, revision, template)
        change(&style)
        latestRevision += 1
        revision = latestRevision
        template = nil
        content(&self)
        (style, revision, template) = outer
    }

    private var latestRevision = 0

    /// The text will be another at a time.
    package mutating func noteChange(at date: Date) { nextChange = min(nextChange ?? .distantFuture, date) }

    // MARK: Styles

    /// The typeface of what is added now.
    package mutating func currentTypeface() -> ResolvedFont { (template ?? makeTemplate()).font }

    private mutating func makeTemplate() -> TextRun {
        var run = TextRun(string: "", font: typeface(of: style))
        let decorations = style.decorations
        run.tracking = (decorations.tracking ?? 0).bounded(by: ResolvedText.farthestSpacing)
        run.kerning = run.tracking == 0 ? (decorations.kerning ?? 0).bounded(by: ResolvedText.farthestSpacing) : 0
        run.baselineOffset = (decorations.baselineOffset ?? 0).bounded(by: ResolvedText.farthestSpacing)
        run.underline = decorations.underline.map { line($0) }
        run.strikethrough = decorations.strikethrough.map { line($0) }
        run.backgroundColor = style.background.flatMap { color(of: $0) }
        run.link = style.link
        template = run
        return run
    }

    private func typeface(of style: TextStyle) -> ResolvedFont {
        if style.font == environment.style.font,
            style.decorations.fontModifiers == environment.style.decorations.fontModifiers
        {
            return environment.typeface
        }
        return environment.fonts.resolve(
            style.font ?? environment.fonts.defaultFont, style.decorations.fontModifiers)
    }

    private mutating func line(_ style: Text.LineStyle) -> TextLine {
        TextLine(pattern: style.pattern.resolved, color: style.color.flatMap { color(of: $0) })
    }

    /// Something that is worked out from the environment.
    mutating func derived<Value: DerivedEnvironmentValue>(_ type: Value.Type) -> Value {
        readsEnvironment = true
        return styles.derived(type)
    }

    /// The colour that a style is; nil for gradients and the like.
    package mutating func color(of style: some ShapeStyle) -> RGBA? {
        readsEnvironment = true
        return styles.resolve(style).color
    }

    /// A text without letters has the height of a line.
    package mutating func finish() {
        if runs.isEmpty { append(attachment: nil, string: "") }
    }
}
