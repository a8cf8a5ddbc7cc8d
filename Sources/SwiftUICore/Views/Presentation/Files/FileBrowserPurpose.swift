import Foundation
import UniformTypeIdentifiers

/// What files are looked for.
package enum FileBrowserPurpose {
    /// Files (or folders) of some kinds are opened, one or several.
    case open([UTType], allowsMultiple: Bool)
    /// A name and a folder are chosen for something that is written there.
    case save(FileName)
    /// A folder is chosen.
    case move

    /// Whether a folder itself is what is looked for.
    var takesFolder: Bool {
        switch self {
        case .open(let types, _): types.contains { UTType.folder.conforms(to: $0) && $0 != .item }
        case .save: false
        case .move: true
        }
    }

    /// Whether an entry can be chosen.
    func accepts(_ entry: FileEntry) -> Bool {
        guard case .open(let types, _) = self, !entry.isFolder else { return false }
        return types.contains { entry.type.conforms(to: $0) }
    }
}

/// A name that is proposed for a file.
package struct FileName: Equatable {
    /// Without the extension.
    package var base: String
    /// Empty for none.
    package var fileExtension: String

    package init(base: String, fileExtension: String) {
        self.base = base
        self.fileExtension = fileExtension
    }

    /// The file in a folder; a name that has the extension already keeps it once.
    func url(in folder: URL) -> URL {
        let name = base.trimmingCharacters(in: .whitespaces).replacing("/", with: ":")
        let hasExtension = fileExtension.isEmpty || name.lowercased().hasSuffix("." + fileExtension.lowercased())
        return folder.appendingPathComponent(hasExtension ? name : "\(name).\(fileExtension)")
    }
}
