import Foundation
import FoundationXML

/// Reads the list of a workspace's content.
final class WorkspaceParser: NSObject, XMLParserDelegate {
    /// The folders of the groups that are open, the workspace's own first.
    private var folders: [String]
    private let container: String
    private var paths: [String] = []

    private init(folder: String) {
        container = folder
        folders = [folder]
    }

    static func parse(_ data: Data, file: String, folder: String) throws -> [String] {
        let parser = XMLParser(data: data)
        let reader = WorkspaceParser(folder: folder)
        parser.delegate = reader
        guard parser.parse(), parser.parserError == nil else {
            throw ProjectError(file: file, line: parser.lineNumber, message: "this workspace is not valid XML")
        }
        return reader.paths
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let path = path(of: attributes["location"] ?? "")
        if element == "Group" { folders.append(path) }
        if element == "FileRef" { paths.append(path) }
    }

    func parser(
        _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
    ) {
        if element == "Group" { folders.removeLast() }
    }

    /// - Parameter location: `group:`, `container:`, `absolute:` or `self:` with a path behind it.
    private func path(of location: String) -> String {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let relative = parts.count > 1 ? parts[1] : location
        switch parts[0] {
        case "absolute": return relative
        case "container", "self": return join(container, relative)
        default: return join(folders.last ?? container, relative)
        }
    }

    private func join(_ folder: String, _ relative: String) -> String {
        relative.isEmpty ? folder : URL(fileURLWithPath: folder + "/" + relative).standardized.path
    }
}
