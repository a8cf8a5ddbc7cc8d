import Drawing
import Foundation

/// The fonts of a text's runs and what they ask of its lines; shared by the texts in one font.
final class RunFonts {
    let typefaces: [Typeface]
    let metrics: [RunMetrics]
    /// Whether all lines have the metrics of the first run.
    let hasUniformMetrics: Bool
    /// The size of the largest font.
    let largestSize: CGFloat

    init(_ typefaces: [Typeface], of runs: [TextRun]) {
        self.typefaces = typefaces
        metrics = zip(runs, typefaces).map { RunMetrics(typeface: $1, baselineOffset: $0.baselineOffset) }
        largestSize = typefaces.reduce(0) { max($0, $1.size) }
        hasUniformMetrics = Set(metrics).count <= 1
    }

    /// For a text of one run that stands on the baseline.
    init(_ typeface: Typeface) {
        typefaces = [typeface]
        metrics = [RunMetrics(typeface: typeface, baselineOffset: 0)]
        largestSize = max(0, typeface.size)
        hasUniformMetrics = true
    }
}
