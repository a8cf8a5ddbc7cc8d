import Foundation

/// The files that the app was made from, as the tool that started it lists them: `HANOK_SOURCES` is the path of a file
/// with a path a line. They are read only where there is something to warn of.
package struct AppSources: Sendable {
    private let files: [String]

    package init(files: [String]) { self.files = files }

    package static let current = AppSources(list: ProcessInfo.processInfo.environment["HANOK_SOURCES"] ?? "")

    private init(list: String) {
        let text = String(decoding: FileManager.default.contents(atPath: list) ?? Data(), as: UTF8.self)
        files = text.split(separator: "\n").map(String.init)
    }

    /// The asset catalogs.
    package var catalogs: [String] { files.filter { $0.hasSuffix(".xcassets") } }

    /// Places that are told.
    private static let shown = 3

    /// Where a text stands between quotation marks, such as `/home/ann/App.swift:12:15`; the first few.
    package func places(of literal: String) -> [String] {
        var places: [String] = []
        for file in files where file.hasSuffix(".swift") && places.count < Self.shown {
            guard let data = FileManager.default.contents(atPath: file),
                data.range(of: Data("\"\(literal)\"".utf8)) != nil
            else { continue }
            places += Self.places(of: "\"\(literal)\"", in: String(decoding: data, as: UTF8.self)).map {
                "\(file):\($0)"
            }
        }
        return Array(places.prefix(Self.shown))
    }

    /// Lines and columns as the compiler counts them.
    private static func places(of text: String, in source: String) -> [String] {
        source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            guard let range = line.range(of: text), !line.drop(while: \.isWhitespace).hasPrefix("//") else {
                return nil
            }
            return "\(index + 1):\(line.utf8.distance(from: line.startIndex, to: range.lowerBound) + 1)"
        }
    }
}
