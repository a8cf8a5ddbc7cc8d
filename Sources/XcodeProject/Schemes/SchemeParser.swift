import Foundation
import FoundationXML

/// Reads one `.xcscheme` file.
final class SchemeParser: NSObject, XMLParserDelegate {
    private var scheme: Scheme
    private var elements: [String] = []

    private init(name: String) { scheme = Scheme(name: name) }

    static func parse(path: String) throws -> Scheme {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let parser = XMLParser(data: FileManager.default.contents(atPath: path) ?? Data())
        let reader = SchemeParser(name: name)
        parser.delegate = reader
        // A file that ends too early is reported as a success, with elements left open.
        guard parser.parse(), parser.parserError == nil, reader.elements.isEmpty else {
            throw ProjectError(file: path, line: parser.lineNumber, message: "this scheme is not valid XML")
        }
        return reader.scheme
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.append(element)
        if element == "Scheme" { scheme.isForExtension = attributes["wasCreatedForAppExtension"] == "YES" }
        if elements.contains("BuildActionEntry"), element == "BuildableReference" {
            scheme.built += [attributes["BlueprintIdentifier"]].compactMap { $0 }
        }
        if element == "LaunchAction", let configuration = attributes["buildConfiguration"] {
            scheme.configuration = configuration
        }
        if elements.contains("LaunchAction") { readLaunch(element, attributes) }
        if elements.contains("TestAction"), elements.contains("TestableReference"), element == "BuildableReference" {
            scheme.tests += [attributes["BlueprintIdentifier"]].compactMap { $0 }
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
    ) {
        elements.removeLast()
    }

    private func readLaunch(_ element: String, _ attributes: [String: String]) {
        let isEnabled = attributes["isEnabled"] != "NO"
        switch element {
        case "BuildableReference" where elements.contains("BuildableProductRunnable"):
            scheme.runnable = attributes["BlueprintIdentifier"]
        case "CommandLineArgument" where isEnabled:
            scheme.arguments += [attributes["argument"]].compactMap { $0 }
        case "EnvironmentVariable" where isEnabled:
            if let key = attributes["key"] { scheme.environment[key] = attributes["value"] ?? "" }
        default: break
        }
    }
}
