/// One target of a package's manifest.
struct PackageTarget: Decodable {
    enum Kind: String, Decodable {
        case regular, executable, test, plugin, macro, system, binary, snippet, providedLibrary
    }

    struct Resource: Decodable {
        struct Rule: Decodable {
            struct Nothing: Decodable {}
            /// Files keep their place below the bundle.
            let copy: Nothing?
            /// The file becomes a part of the code.
            let embedInCode: Nothing?
        }
        let path: String
        let rule: Rule
    }

    let name: String
    let type: Kind
    let path: String?
    let sources: [String]?
    let exclude: [String]
    let publicHeadersPath: String?
    let resources: [Resource]
    let dependencies: [PackageTargetDependency]
    let settings: [PackageTargetSetting]
}
