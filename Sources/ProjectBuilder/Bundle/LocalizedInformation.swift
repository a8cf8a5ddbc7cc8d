import Foundation

/// The tables `InfoPlist.strings` by which a bundle translates its `Info.plist`.
struct LocalizedInformation {
    /// The path of the bundle.
    let bundle: String

    /// Adds to each table what it does not translate: Foundation on Linux looks for a key in the language's table alone once
    /// there is one, where Apple's goes on to `Info.plist`.
    func complete(from information: InformationPropertyList) throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: bundle).filter { $0.hasSuffix(".lproj") }
        for folder in [bundle] + folders.map({ "\(bundle)/\($0)" }) {
            let table = folder + "/InfoPlist.strings"
            guard FileManager.default.fileExists(atPath: table) else { continue }
            var result = information
            for (key, text) in try StringsFile(path: table).entries { result[key] = .string(text) }
            try result.data().write(to: URL(fileURLWithPath: table))
        }
    }
}
