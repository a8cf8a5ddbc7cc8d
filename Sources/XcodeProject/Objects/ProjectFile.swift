/// A file that a target builds or carries.
package struct ProjectFile: Hashable, Sendable {
    /// Absolute.
    package let path: String
    /// The localization that a file of a variant group stands for, such as `ko` or `Base`.
    package let region: String?
    /// A folder that goes into the bundle whole (a "folder reference").
    package let isFolder: Bool
    /// The line of the project file that names it; nil for a file of a synchronized folder.
    package let line: Int?

    package init(path: String, region: String? = nil, isFolder: Bool = false, line: Int? = nil) {
        self.path = path
        self.region = region
        self.isFolder = isFolder
        self.line = line
    }
}
