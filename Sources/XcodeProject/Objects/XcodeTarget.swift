/// One target of a project, with all that it is built from.
package struct XcodeTarget: Sendable {
    package let identifier: String
    package let name: String
    package let productType: ProductType
    package let configurations: ConfigurationList
    /// Files of the build phases, in the project's order; those of synchronized folders are not in it.
    package let sources: [ProjectFile]
    package let resources: [ProjectFile]
    package let synchronizedFolders: [SynchronizedFolder]
    /// Identifiers of targets of the same project that are built before it.
    package let dependencies: [String]
    /// The name of the file that it makes, such as `Core.framework`.
    package let product: String?
    /// The names of the files that it links and that targets make, of this project or of others.
    package let linkedProducts: [String]
    /// Products of Swift packages that it links, by name.
    package let packageProducts: [String]
    /// The identifiers of the packages that they are of, by product, where the project file says it.
    package let packageIdentifiers: [String: String]
    package let line: Int

    package var isTest: Bool { productType == .unitTests || productType == .interfaceTests }
}
