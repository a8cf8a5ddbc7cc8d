import Drawing
import Foundation

/// A shaped text and the layouts that it was asked for last.
final class TextEntry {
    /// Lives as long as any layout of it does; the last one may end on another thread.
    private(set) weak var shaped: ShapedText?
    private var answers: [Answer] = []
    private var nextAnswer = 0

    /// A view asks for its ideal, its smallest and its proposed size, and once more when it is placed.
    private static let answerLimit = 6

    private struct Answer {
        var width: Double
        var height: Double
        var layout: TextLayout
    }

    init(_ shaped: ShapedText) { self.shaped = shaped }

    var isAlive: Bool { shaped != nil }

    /// Lets go of the layouts; the shaping stays known as long as somebody else holds one.
    func forgetAnswers() {
        answers.removeAll()
        nextAnswer = 0
    }

    /// - Parameter shaped: the entry's own shaping, which the caller keeps alive.
    func layout(
        _ text: ResolvedText, _ shaped: ShapedText, width: CGFloat?, height: CGFloat?, library: FontLibrary
    ) -> TextLayout {
        let width = Double(max(0, width ?? .infinity))
        let height = Double(max(0, height ?? .infinity))
        for answer in answers where Self.answers(answer, width, height) && answer.layout.text == text {
            return answer.layout
        }
        let made = TextFitter(shaped: shaped, text: text, width: width, height: height, library: library).layout()
        remember(Answer(width: width, height: height, layout: made))
        return made
    }

    /// The same space, or an ideal layout for which there is room: it looks the same there.
    private static func answers(_ answer: Answer, _ width: Double, _ height: Double) -> Bool {
        if answer.width == width, answer.height == height { return true }
        let isIdeal = answer.width == .infinity && answer.height == .infinity && !answer.layout.isTruncated
        return isIdeal && answer.layout.size.width <= width && answer.layout.size.height <= height
    }

    private func remember(_ answer: Answer) {
        if answers.count < Self.answerLimit {
            answers.append(answer)
        } else {
            answers[nextAnswer] = answer
            nextAnswer = (nextAnswer + 1) % Self.answerLimit
        }
    }
}
