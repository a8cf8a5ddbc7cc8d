import Foundation
import XcodeProject

/// The content of a folder of Swift files that no project describes.
///
/// Tests, hidden files and the leavings of other build systems are not part of the app.
struct SwiftFolder {
    /// Absolute paths, in order.
    private(set) var sources: [String] = []
    /// Swift files of folders that are named for tests.
    private(set) var testSources: [String] = []
    /// All other files; asset catalogs and the like count as one.
    private(set) var others: [String] = []

    init(path: String) { visit(path, isTest: false) }

    private mutating func visit(_ folder: String, isTest: Bool) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") && !Self.ignoredFolders.contains(name) {
            let path = folder + "/" + name
            let isFolder = FileStamp(path: path)?.isFolder == true
            if isFolder, !SynchronizedFolder.isOpaque(name) {
                visit(path, isTest: isTest || name.hasSuffix("Tests"))
            } else if name.hasSuffix(".swift") {
                if isTest { testSources.append(path) } else { sources.append(path) }
            } else if !isTest {
                others.append(path)
            }
        }
    }

    private static let ignoredFolders: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules", "build"]
}
