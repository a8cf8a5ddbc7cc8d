/// A product of a Swift package that a project asks for and that is not on this disk.
package struct MissingProduct: Hashable, Sendable {
    package let name: String
    /// Where the package could be had; nil where the project does not say.
    package let address: String?
    /// Where it is asked for: a file, or `file:line`.
    package let place: String

    package init(name: String, address: String?, place: String) {
        self.name = name
        self.address = address
        self.place = place
    }

    package var warning: String {
        let source = address.map { " (\($0))" } ?? ""
        return
            "\(place): warning: the package product '\(name)'\(source) is not on this disk, and nothing is fetched; put a clone of it "
            + "into the project's folder 'Packages', or copy Xcode's 'SourcePackages' there"
    }
}
