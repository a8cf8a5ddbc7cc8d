import Foundation

/// Without arguments runs all workloads; else those whose names begin with one of them. With `--repeat NAME SECONDS`
/// runs one workload for so long, for a profiler to look at.
@MainActor
func run(_ arguments: [String]) throws {
    if arguments.first == "--child", let task = arguments.dropFirst().first.flatMap(ChildTask.init) {
        return try task.run()
    }
    if arguments.first == "--repeat", arguments.count == 3, let seconds = Double(arguments[2]) {
        return try repeating(arguments[1], seconds)
    }
    let chosen = Workloads.all.filter { benchmark in
        arguments.isEmpty || arguments.contains { benchmark.name.hasPrefix($0) }
    }
    try check(!chosen.isEmpty, "There is no workload of that name; there are \(Workloads.all.map(\.name)).")
    let report = Report()
    report.printHeader()
    for benchmark in chosen { report.printRow(try benchmark.measure()) }
}

@MainActor
func repeating(_ name: String, _ seconds: Double) throws {
    guard let benchmark = Workloads.all.first(where: { $0.name == name }) else {
        throw WrongResult(description: "There is no workload \(name).")
    }
    let end = ContinuousClock().now + .seconds(seconds)
    while ContinuousClock().now < end { _ = try benchmark.sample() }
}

do {
    try run(Array(CommandLine.arguments.dropFirst()))
} catch {
    FileHandle.standardError.write(Data("HanokBenchmarks: \(error)\n".utf8))
    exit(1)
}
