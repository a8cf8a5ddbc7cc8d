import Foundation

/// The table that is printed, a line at a time.
struct MeasurementReport {
    private static let widths = [16, 62, 12, 16, 20, 9]

    func printHeader() {
        printRow(["Combine", "what", "ns a value", "× closure chain", "best other, scaled", "ratio"])
    }

    /// - Parameter chain: Nanoseconds that a plain chain of closures has taken in turn with it.
    func printRow(_ measurement: Measurement, _ nanoseconds: Double, chain: Double) {
        var cells = [measurement.name, measurement.summary, text(nanoseconds), text(nanoseconds / chain)]
        if let best = measurement.best {
            // Their closure chain took 4.3 ns on the machine on which theirs was measured.
            let scaled = best * chain / 4.3
            cells += [text(scaled), text(nanoseconds / scaled)]
        }
        printRow(cells)
    }

    private func printRow(_ cells: [String]) {
        let padded = zip(cells, Self.widths).map { cell, width in
            cell.padding(toLength: width, withPad: " ", startingAt: 0)
        }
        print(padded.joined(separator: " "))
        fflush(nil)
    }

    private func text(_ value: Double) -> String {
        String(format: value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.2f", value)
    }
}
