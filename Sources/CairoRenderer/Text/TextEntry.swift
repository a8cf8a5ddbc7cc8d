import Drawing
import Foundation

/// A text with its shaping and the layouts that it was asked for last.
final class TextEntry {
    private let text: ResolvedText
    private let shaped: ShapedText
    private let library: FontLibrary
    private var layouts: [Answer] = []
    private var nextAnswer = 0

    /// A view asks for its ideal, its smallest and its proposed size, and once more when it is placed.
    private static let answerLimit = 6

    private struct Answer {
        var width: Double
        var height: Double
        var layout: TextLayout
    }

    init(text: ResolvedText, shaped: ShapedText, library: FontLibrary) {
        self.text = text
        self.shaped = shaped
        self.library = library
    }

    func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
        let width = Double(max(0, width ?? .infinity))
        let height = Double(max(0, height ?? .infinity))
        if let known = layouts.first(where: { $0.width == width && $0.height == height }) { return known.layout }
        let made = sameAsIdeal(width, height) ?? makeLayout(width, height)
        remember(Answer(width: width, height: height, layout: made))
        return made
    }

    /// A text that fits without wrapping looks as it does in unlimited space.
    private func sameAsIdeal(_ width: Double, _ height: Double) -> TextLayout? {
        guard let ideal = layouts.first(where: { $0.width == .infinity && $0.height == .infinity })?.layout,
            !ideal.isTruncated, ideal.size.width <= width, ideal.size.height <= height
        else { return nil }
        return ideal
    }

    private func makeLayout(_ width: Double, _ height: Double) -> TextLayout {
        guard !shaped.runs.isEmpty else {
            return TextLayout(text: text, size: .zero, lines: [], isTruncated: false, backing: nil)
        }
        let fitter = TextFitter(shaped: shaped, text: text, width: width, height: height, library: library)
        return fitter.layout()
    }

    private func remember(_ answer: Answer) {
        if layouts.count < Self.answerLimit {
            layouts.append(answer)
        } else {
            layouts[nextAnswer] = answer
            nextAnswer = (nextAnswer + 1) % Self.answerLimit
        }
    }
}
