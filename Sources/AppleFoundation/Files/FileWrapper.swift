import Foundation
import RuntimeWarnings

/// A file, a folder or a symbolic link in memory, to be read and written as a whole.
open class FileWrapper: @unchecked Sendable {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Reads all at once.
        public static let immediate = ReadingOptions(rawValue: 1)
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The old file stays until the new one is complete.
        public static let atomic = WritingOptions(rawValue: 1)
        /// The wrapper takes the name that it is written under.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content
    /// The name that it was read or written under.
    open var filename: String?
    /// The name for a file that is made of it.
    open var preferredFilename: String?
    /// As `FileManager` has them.
    open var fileAttributes: [String: Any] = [:]

    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// Reads what is at a place, with all that is below it.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = try Self.read(url)
        filename = url.lastPathComponent
        preferredFilename = filename
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        fileAttributes = Dictionary(uniqueKeysWithValues: attributes.map { ($0.rawValue, $1) })
    }

    private static func read(_ url: URL) throws -> Content {
        let files = FileManager.default
        if let target = try? files.destinationOfSymbolicLink(atPath: url.path) {
            return .link(URL(fileURLWithPath: target, relativeTo: url.deletingLastPathComponent()))
        }
        var isFolder: ObjCBool = false
        guard files.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
            return .file(try Data(contentsOf: url))
        }
        let names = try files.contentsOfDirectory(atPath: url.path)
        return .folder(
            Dictionary(
                uniqueKeysWithValues: try names.map { ($0, try FileWrapper(url: url.appendingPathComponent($0))) }))
    }

    // MARK: What it is

    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    /// The data of a file; nil for anything else.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// What is in a folder, by name; nil for anything else.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    // MARK: Folders

    /// Puts something into a folder, under its preferred name or, where that is taken, one with a number.
    /// - Returns: the name; empty where this is no folder or the other has no name.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = content, let wanted = child.preferredFilename ?? child.filename else {
            RuntimeWarning.report("FileWrapper.addFileWrapper needs a folder and a name.")
            return ""
        }
        let base = URL(fileURLWithPath: wanted)
        let (stem, ending) = (base.deletingPathExtension().lastPathComponent, base.pathExtension)
        let names = (2...).lazy.map { "\(stem) \($0)" + (ending.isEmpty ? "" : ".\(ending)") }
        let name = children[wanted] == nil ? wanted : names.first { children[$0] == nil } ?? wanted
        children[name] = child
        content = .folder(children)
        return name
    }

    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let children) = content else { return }
        content = .folder(children.filter { $0.value !== child })
    }

    /// The name of something in a folder.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    // MARK: Reading and writing

    /// Reads again.
    open func read(from url: URL, options: ReadingOptions = []) throws { content = try Self.read(url) }

    /// Whether a file was not changed since it was read.
    open func matchesContents(of url: URL) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        let date = attributes?[.modificationDate] as? Date
        return date != nil && date == fileAttributes[FileAttributeKey.modificationDate.rawValue] as? Date
    }

    /// Writes it with all that is in it.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        let files = FileManager.default
        switch content {
        case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .link(let target):
            try? files.removeItem(at: url)
            try files.createSymbolicLink(at: url, withDestinationURL: target)
        case .folder(let children):
            let place = options.contains(.atomic) ? url.appendingPathExtension("\(UUID().uuidString).new") : url
            try files.createDirectory(at: place, withIntermediateDirectories: true)
            for (name, child) in children {
                try child.write(to: place.appendingPathComponent(name), originalContentsURL: nil)
            }
            guard place != url else { break }
            if files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
            try files.moveItem(at: place, to: url)
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }
}
