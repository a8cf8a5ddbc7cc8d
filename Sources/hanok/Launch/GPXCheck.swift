import Foundation
import FoundationXML
import XcodeProject

/// Finds what is wrong with a GPX file before an app is built: the app's own reader would say so minutes later.
final class GPXCheck: NSObject, XMLParserDelegate {
    private let file: String
    private var problem: String?
    private var pointCount = 0

    private static let checkedPoints = 20_000

    private init(file: String) { self.file = file }

    /// - Throws: `ProjectError` with the line.
    static func perform(_ file: String) throws {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ProjectError(file: file, message: "the GPX file can't be read")
        }
        let check = GPXCheck(file: file)
        let parser = XMLParser(data: data)
        parser.delegate = check
        let isWhole = parser.parse() || check.pointCount >= checkedPoints
        if let problem = check.problem { throw ProjectError(file: file, line: parser.lineNumber, message: problem) }
        if !isWhole {
            throw ProjectError(file: file, line: parser.lineNumber, message: "this is no XML, or it is cut short")
        }
        if check.pointCount == 0 { throw ProjectError(file: file, message: "there is no point in the GPX file") }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard ["wpt", "rtept", "trkpt"].contains(name) else { return }
        pointCount += 1
        let latitude = attributes["lat"].flatMap(Double.init) ?? .nan
        let longitude = attributes["lon"].flatMap(Double.init) ?? .nan
        if !(abs(latitude) <= 90 && abs(longitude) <= 180) {
            problem = "a point needs a latitude (lat) in -90…90 and a longitude (lon) in -180…180"
        }
        if problem != nil || pointCount >= Self.checkedPoints { parser.abortParsing() }
    }
}
