import Drawing
import Foundation

/// How far letters may be drawn beyond the frame of their text.
enum TextInk {
    /// Points on the left and right, and above and below.
    static func margin(of text: ResolvedText) -> CGSize {
        var margin = CGSize.zero
        for run in text.runs {
            let size = run.font.size
            margin.width = max(margin.width, size * (run.font.isItalic ? 0.3 : 0.1))
            margin.height = max(margin.height, size * verticalPart(run))
        }
        return margin
    }

    /// Letters of the scripts that lines are made for keep to them; marks above and below others may not.
    private static func verticalPart(_ run: TextRun) -> CGFloat {
        if run.font.family != nil { return 0.3 }
        for scalar in run.string.unicodeScalars where !keepsToLine(scalar.value) { return 0.3 }
        return 0
    }

    private static func keepsToLine(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0..<0xC0, 0xDF..<0x180, 0x370..<0x530, 0x2010..<0x2060, 0x2500..<0x2600, 0x3000..<0xA000,
            0xAC00..<0xD7B0, 0xFF00..<0xFFF0:
            true
        default: false
        }
    }
}
