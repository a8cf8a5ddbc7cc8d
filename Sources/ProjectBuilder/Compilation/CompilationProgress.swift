import Foundation

/// Tells that an app is being compiled, where that takes so long that one might ask.
struct CompilationProgress {
    private let module: String
    /// The objects that are to be made.
    private let objects: [String]
    private var line: ProgressLine
    private let started = ContinuousClock.now
    private var isSaid = false

    /// A compilation that is done by then says nothing.
    static let patience = Duration.seconds(2)

    /// - Parameter objects: of all files; those that are there already stay as they are.
    init(module: String, objects: [String], line: ProgressLine = ProgressLine()) {
        self.module = module
        self.objects = objects.filter { !FileManager.default.fileExists(atPath: $0) }
        self.line = line
    }

    /// To be called now and then while the compiler runs.
    mutating func update() { update(after: ContinuousClock.now - started) }

    mutating func update(after time: Duration) {
        if time < Self.patience { return }
        if line.isTerminal {
            line.show("Compiling \(module)\(state)")
        } else if !isSaid {
            line.say("Compiling \(module)…")
        }
        isSaid = true
    }

    mutating func end() { line.end() }

    /// How many files are done. Others that depend on them may follow when all are.
    private var state: String {
        let done = objects.count { FileManager.default.fileExists(atPath: $0) }
        return done < objects.count ? ": \(done) of \(objects.count) files" : "…"
    }
}
