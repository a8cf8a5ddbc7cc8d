import Foundation

/// The table that is printed, a line at a time.
struct Report {
    private static let widths = [16, 52, 18, 24, 9]

    func printHeader() {
        printRow(["workload", "what", "median", "best other toolkit", "ratio"])
    }

    func printRow(_ result: Benchmark.Result) {
        let benchmark = result.benchmark
        let spread = (result.samples.min() ?? 0, result.samples.max() ?? 0)
        var cells = [benchmark.name, benchmark.summary, "\(Self.text(result.median)) \(benchmark.unit)"]
        if let best = benchmark.best {
            cells += ["\(Self.text(best.value)) (\(best.peer))", Self.text(result.median / best.value)]
        } else {
            cells += ["", ""]
        }
        printRow(cells + ["\(Self.text(spread.0)) to \(Self.text(spread.1)), \(result.samples.count) runs"])
    }

    private func printRow(_ cells: [String]) {
        let padded = cells.enumerated().map { index, cell in
            index < Self.widths.count ? cell.padding(toLength: Self.widths[index], withPad: " ", startingAt: 0) : cell
        }
        print(padded.joined(separator: " "))
        fflush(nil)
    }

    /// Three digits.
    private static func text(_ value: Double) -> String {
        let digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3
        return String(format: "%.\(digits)f", value)
    }
}
