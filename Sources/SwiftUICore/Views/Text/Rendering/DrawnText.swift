import Foundation
import Drawing
import Geometry
import Platform

/// What the lines, runs and slices of a text to be drawn are taken from.
final class DrawnText {
    /// Clusters of one run of the text and one direction, from left to right.
    struct Run {
        /// In the resolved text.
        var index: Int
        var clusters: [TextLayout.Cluster]
        /// How many characters stand before each cluster.
        var places: [Int]
    }

    let layout: TextLayout
    let resolution: TextResolution
    /// What fills the letters without a colour.
    let foreground: ResolvedStyle
    /// Letters that are filled with something else that is no colour.
    let layers: [(layout: TextLayout, style: ResolvedStyle)]
    let measurer: any TextMeasurer
    /// Runs of each line, from left to right.
    private(set) lazy var lines: [[Run]] = makeLines()
    private var knownHeights: [Int: (ascent: CGFloat, descent: CGFloat)] = [:]

    init(
        _ layout: TextLayout, _ resolution: TextResolution, foreground: ResolvedStyle,
        layers: [(layout: TextLayout, style: ResolvedStyle)], measurer: any TextMeasurer
    ) {
        self.layout = layout
        self.resolution = resolution
        self.foreground = foreground
        self.layers = layers
        self.measurer = measurer
    }

    private func makeLines() -> [[Run]] {
        var lines: [[(cluster: TextLayout.Cluster, place: Int)]] = layout.lines.map { _ in [] }
        var place = 0
        for cluster in layout.clusters {
            if lines.indices.contains(cluster.line) { lines[cluster.line].append((cluster, place)) }
            place += cluster.characterCount
        }
        let starts = runStarts
        return lines.map { line in
            var runs: [Run] = []
            for (cluster, place) in line.sorted(by: { $0.cluster.x < $1.cluster.x }) {
                let run = (starts.lastIndex { $0 <= cluster.bytes.lowerBound }) ?? 0
                if let last = runs.last, last.index == run, last.clusters[0].isRightToLeft == cluster.isRightToLeft {
                    runs[runs.count - 1].clusters.append(cluster)
                    runs[runs.count - 1].places.append(place)
                } else {
                    runs.append(Run(index: run, clusters: [cluster], places: [place]))
                }
            }
            return runs
        }
    }

    /// The bytes that runs begin at.
    private var runStarts: [Int] {
        var start = 0
        return layout.text.runs.map { run in
            defer { start += run.string.utf8.count }
            return start
        }
    }

    /// How far the letters of a run's font reach above and below the baseline.
    func heights(ofRun index: Int) -> (ascent: CGFloat, descent: CGFloat) {
        if let known = knownHeights[index] { return known }
        var probe = layout.text
        probe.lineLimit = 1
        probe.reservedLines = 0
        var run = layout.text.runs[index]
        run.string = ""
        run.attachment = nil
        probe.runs = [run]
        let line = measurer.layout(probe, width: nil, height: nil)
        let made = (line.firstBaseline * layout.scale, (line.size.height - line.firstBaseline) * layout.scale)
        knownHeights[index] = made
        return made
    }
}
