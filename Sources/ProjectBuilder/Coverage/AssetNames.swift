import Foundation

/// The Swift names that a project's asset catalogs give its sources: `.logo`, `.brand`.
package struct AssetNames {
    package private(set) var names: Set<String> = []

    package init(resources: [ResourceFile]) {
        for resource in resources where resource.path.hasSuffix(".xcassets") {
            let paths = FileManager.default.enumerator(atPath: resource.path)?.compactMap { $0 as? String } ?? []
            paths.forEach { add(($0 as NSString).lastPathComponent as NSString) }
        }
    }

    private mutating func add(_ file: NSString) {
        let name = file.deletingPathExtension
        switch file.pathExtension {
        case "imageset", "colorset", "symbolset":
            names.insert(AssetSymbols.symbol(name).trimmingCharacters(in: ["`"]))
        case "": names.insert(AssetSymbols.namespace(Substring(name)))
        default: break
        }
    }
}
