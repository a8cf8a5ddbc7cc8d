import Foundation
import XCTest

/// Something that a test leaves behind.
public final class XCTAttachment: NSObject {
    public enum Lifetime: Int, Sendable {
        /// Gone with a test that passes.
        case deleteOnSuccess
        case keepAlways
    }

    public enum ImageQuality: Int, Sendable { case original, medium, low }

    public var name: String?
    public var lifetime = Lifetime.deleteOnSuccess
    let content: Data
    let type: String

    private init(content: Data, type: String) {
        self.content = content
        self.type = type
    }

    public convenience init(screenshot: XCUIScreenshot) {
        self.init(content: screenshot.pngRepresentation, type: "png")
    }

    public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) { self.init(screenshot: screenshot) }

    public convenience init(string: String) { self.init(content: Data(string.utf8), type: "txt") }

    public convenience init(data: Data) { self.init(content: data, type: "data") }
}

extension XCTestCase {
    /// Writes an attachment into the folder of the tests' attachments, and says where.
    ///
    /// Here attachments are kept whether the test passes or not.
    public func add(_ attachment: XCTAttachment) {
        let path =
            ProcessInfo.processInfo.environment["HANOK_UI_ATTACHMENTS"] ?? FileManager.default.currentDirectoryPath
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        let test = name.map { $0.isLetter || $0.isNumber || $0 == "." ? String($0) : "-" }.joined()
        let title = (attachment.name ?? "Attachment").replacingOccurrences(of: "/", with: "-")
        let file = folder.appendingPathComponent("\(test) \(title).\(attachment.type)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try attachment.content.write(to: file)
            print("attachment: \(file.path)")
        } catch {
            XCTFail("The attachment '\(title)' can't be written: \(error.localizedDescription)")
        }
    }
}
