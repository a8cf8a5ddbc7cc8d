import Foundation

/// The packages that Xcode or SwiftPM has fetched before, where their folders came along with a project.
///
/// Nothing is fetched: what is not there is told as missing.
struct PackageCheckouts {
    /// Folders with a folder for each package.
    private let parents: [String]

    /// - Parameter folder: of the project or package.
    init(besides folder: String) {
        let repository = (folder as NSString).deletingLastPathComponent
        let folders = FileManager.default.fileExists(atPath: repository + "/.git") ? [folder, repository] : [folder]
        parents = folders.flatMap { folder in
            Self.places.map { folder + "/" + $0 }
                + ["DerivedData", "build"].flatMap { Self.checkouts(below: "\(folder)/\($0)") }
        }
    }

    private static let places = [
        "SourcePackages/checkouts", ".build/checkouts", "Packages", "Vendor", "vendor", "ThirdParty",
        "Carthage/Checkouts",
    ]

    /// Xcode's folder of what it derives has one folder for each project, or is that of one.
    private static func checkouts(below folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return ([folder] + names.sorted().map { folder + "/" + $0 }).map { $0 + "/SourcePackages/checkouts" }
    }

    /// The folder of the package that an address leads to; nil where it is not there.
    func folder(of address: String) -> String? {
        let name = Self.name(address).lowercased()
        for parent in parents {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
            let found = names.sorted().first { $0.lowercased() == name }.map { parent + "/" + $0 }
            if let found, FileManager.default.fileExists(atPath: found + "/Package.swift") { return found }
        }
        return nil
    }

    /// The folder that a clone has: `https://example.com/ann/Tools.git` is cloned into `Tools`.
    private static func name(_ address: String) -> String {
        let last = address.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? address
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
}
