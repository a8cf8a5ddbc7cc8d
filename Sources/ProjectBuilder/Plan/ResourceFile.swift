/// A file or folder that goes into the bundle.
package struct ResourceFile: Hashable, Sendable {
    /// Absolute.
    package let path: String
    /// The localization that it is for, such as `ko` or `Base`.
    package let region: String?
    /// Goes in whole, whatever is in it.
    package let isFolder: Bool
    /// Where it goes, relative to the bundle; empty is the bundle itself.
    package let destination: String

    package init(path: String, region: String? = nil, isFolder: Bool = false, destination: String = "") {
        self.path = path
        self.region = region
        self.isFolder = isFolder
        self.destination = destination
    }
}
