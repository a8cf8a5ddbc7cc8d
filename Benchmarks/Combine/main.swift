import Foundation

/// Without arguments runs all measurements; else those whose names begin with one of them.
let chosen = Measurements.all.filter { measurement in
    CommandLine.arguments.count == 1
        || CommandLine.arguments.dropFirst().contains { measurement.name.hasPrefix($0) }
}
let report = MeasurementReport()
report.printHeader()
for measurement in chosen {
    let (nanoseconds, chain) = try measurement.nanoseconds(beside: Measurements.closureChain)
    report.printRow(measurement, nanoseconds, chain: chain)
}
