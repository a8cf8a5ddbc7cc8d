import Foundation
import Geometry

/// A stretch of text with one look.
package struct TextRun: Hashable, Sendable {
    package var string: String
    package var font: ResolvedFont
    /// nil: the run takes the paint of the draw command.
    package var color: RGBA?
    /// Points added after each character; ligatures are off when it is not 0.
    package var kerning: CGFloat = 0
    /// Points added after each character; ligatures stay.
    package var tracking: CGFloat = 0
    private var decoration = Decoration.none

    package init(string: String, font: ResolvedFont) {
        self.string = string
        self.font = font
    }

    package var backgroundColor: RGBA? {
        get { decoration.attributes.backgroundColor }
        set { change { $0.backgroundColor = newValue } }
    }

    /// Points upwards.
    package var baselineOffset: CGFloat {
        get { decoration.attributes.baselineOffset }
        set { change { $0.baselineOffset = newValue } }
    }

    package var underline: TextLine? {
        get { decoration.attributes.underline }
        set { change { $0.underline = newValue } }
    }

    package var strikethrough: TextLine? {
        get { decoration.attributes.strikethrough }
        set { change { $0.strikethrough = newValue } }
    }

    package var link: URL? {
        get { decoration.attributes.link }
        set { change { $0.link = newValue } }
    }

    /// A picture inside the text, such as a symbol: a filled outline in points around the baseline's start.
    package var attachment: TextAttachment? {
        get { decoration.attributes.attachment }
        set { change { $0.attachment = newValue } }
    }

    private mutating func change(_ body: (inout Attributes) -> Void) {
        let old = decoration.attributes
        var new = old
        body(&new)
        if new != old { decoration = new == Attributes() ? .none : .some(new) }
    }

    /// What few runs have.
    private struct Attributes: Hashable, Sendable {
        var backgroundColor: RGBA?
        var baselineOffset: CGFloat = 0
        var underline: TextLine?
        var strikethrough: TextLine?
        var link: URL?
        var attachment: TextAttachment?
    }

    /// Apart from the rest of the run, since there are many runs: one word where there is nothing.
    private indirect enum Decoration: Hashable, Sendable {
        case none
        case some(Attributes)

        var attributes: Attributes {
            switch self {
            case .none: Attributes()
            case .some(let attributes): attributes
            }
        }
    }
}
