import Foundation

/// A picture of the app.
public final class XCUIScreenshot: Sendable {
    /// In the PNG format; empty where the app did not run.
    public let pngRepresentation: Data

    init(pngRepresentation: Data) { self.pngRepresentation = pngRepresentation }
}

/// What a picture can be taken of.
public protocol XCUIScreenshotProviding {
    func screenshot() -> XCUIScreenshot
}
