import Foundation
import RuntimeWarnings

/// Keeps a monitor's conditions and their last states from one launch to the next, in a file of the app's own.
struct MonitorStore: Sendable {
    struct Entry: Codable, Equatable {
        var latitude: Double
        var longitude: Double
        var radius: Double
        var state: UInt
        var date: Date
    }

    private let file: URL

    /// - Parameter folder: nil is the app's folder in the user's application support.
    init(name: String, folder: URL?) {
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        let app = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        let own = (support ?? URL(fileURLWithPath: NSTemporaryDirectory()))
            .appendingPathComponent(app).appendingPathComponent("CoreLocation")
        // A name may hold what no file's name may.
        let fileName = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "monitor"
        file = (folder ?? own).appendingPathComponent(fileName + ".json")
    }

    /// What was kept; nothing where there is no file or it can't be read.
    func load() -> [String: Entry] {
        guard let data = try? Data(contentsOf: file) else { return [:] }
        return (try? JSONDecoder().decode([String: Entry].self, from: data)) ?? [:]
    }

    func save(_ entries: [String: Entry]) {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(entries).write(to: file, options: .atomic)
        } catch {
            RuntimeWarning.report("a monitor's conditions can't be kept: \(error)", once: "CLMonitor \(file.path)")
        }
    }
}
