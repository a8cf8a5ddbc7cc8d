import Drawing
import Foundation

/// The lines of a text that has no width at all: one for each character that is no space.
struct CharacterColumn {
    private let lineCount: Int
    private let lineHeight: CGFloat
    /// From the top of one line to the top of the next.
    private let pitch: CGFloat

    init(of run: TextRun, lineSpacing: CGFloat) {
        lineCount = max(1, Self.characterCount(run.string))
        lineHeight = run.font.size * TextStyleTable.lineHeightRatio + abs(run.baselineOffset)
        pitch = lineHeight + max(run.font.leading, lineSpacing)
    }

    private static func characterCount(_ string: String) -> Int {
        var count = 0
        for byte in string.utf8 {
            if byte >= 0x80 { return string.count { !$0.isWhitespace } }
            if byte > 0x20 { count += 1 }
        }
        return count
    }

    /// - Parameter scale: device pixels a point, to which the height is rounded up.
    func height(limit: Int?, within room: CGFloat?, scale: CGFloat) -> CGFloat {
        var lines = min(lineCount, max(1, limit ?? .max))
        if let room, room < .infinity, pitch > 0 {
            lines = min(lines, max(1, Int(max(0, (room - lineHeight) / pitch)) + 1))
        }
        let height = lineHeight + CGFloat(lines - 1) * pitch
        return max(0, (height * scale - 0.01).rounded(.up) / scale)
    }
}
