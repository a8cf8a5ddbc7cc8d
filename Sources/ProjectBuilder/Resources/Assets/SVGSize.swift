import Foundation

/// The size that an SVG picture says it has.
struct SVGSize {
    let width: Double
    let height: Double

    /// By its view box, whose units its drawing is in; else by its width and height.
    init?(_ source: String) {
        guard let element = source.firstMatch(of: #/<svg\b[^>]*>/#).map({ String($0.output) }) else { return nil }
        let box = Self.attribute("viewBox", of: element)?.split(whereSeparator: { ", \n\t".contains($0) })
            .compactMap { Double($0) }
        if let box, box.count == 4, box[2] > 0, box[3] > 0 {
            (width, height) = (box[2], box[3])
        } else if let width = Self.length("width", of: element), let height = Self.length("height", of: element) {
            (self.width, self.height) = (width, height)
        } else {
            return nil
        }
    }

    private static func length(_ name: String, of element: String) -> Double? {
        let number = attribute(name, of: element)?.prefix { $0.isNumber || $0 == "." }
        return number.flatMap { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
    }

    private static func attribute(_ name: String, of element: String) -> Substring? {
        element.firstMatch(of: try! Regex("\\s\(name)\\s*=\\s*[\"']([^\"']*)[\"']"))?[1].substring
    }
}
