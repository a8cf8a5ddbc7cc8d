/// A Swift package that a project uses.
package struct PackageReference: Hashable, Sendable {
    package enum Location: Hashable, Sendable {
        /// Absolute path of the package's folder.
        case local(String)
        case remote(address: String)
    }

    package let identifier: String
    package let location: Location
    package let line: Int
}
