import Foundation
import XcodeProject

/// Notices that something of an app has been saved.
package struct SourceWatch {
    private let paths: Set<String>
    private var stamps: [String: String] = [:]

    /// - Parameters:
    ///   - location: the project as it was named on the command line.
    ///   - scheme: the scheme as it was named there.
    package init(plan: BuildPlan, location: String, scheme: String?) {
        let models = plan.modules.flatMap(\.dataModels).flatMap { FileStamp.files(below: $0.path) }
        let files = plan.modules.flatMap(\.sources) + plan.resources.map(\.path) + models
        // A folder changes when a file comes into it or goes.
        let folders = files.map { ($0 as NSString).deletingLastPathComponent }
        let project = (try? ProjectLocation.find(location, scheme: scheme))?.path
        paths = Set(files + folders + [project].compactMap { $0 })
        stamps = read()
    }

    /// What has changed since this was last asked, or since the start; empty where nothing has.
    package mutating func changes() -> [String] {
        let present = read()
        defer { stamps = present }
        return present.filter { stamps[$0.key] != $0.value }.keys.sorted()
    }

    /// Waits for a change.
    /// - Parameter interval: seconds between two looks.
    package mutating func waitForChange(interval: TimeInterval = 0.25) -> [String] {
        while true {
            let changed = changes()
            if !changed.isEmpty { return changed }
            Thread.sleep(forTimeInterval: interval)
        }
    }

    private func read() -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: paths.map { path in
                let isBundle =
                    FileStamp(path: path)?.isFolder == true
                    && SynchronizedFolder.isOpaque((path as NSString).lastPathComponent)
                let lines =
                    isBundle || path.hasSuffix(".xcodeproj")
                    ? FileStamp.lines(below: path) : [FileStamp(path: path)?.description ?? ""]
                return (path, lines.joined(separator: "\n"))
            })
    }
}
