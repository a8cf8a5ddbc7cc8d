import Foundation
import Drawing
import Geometry

extension Text {
    /// The lines of a text in their places.
    public struct Layout: RandomAccessCollection, Equatable {
        let text: DrawnText

        /// Whether some of the text had no room.
        public var isTruncated: Bool { text.layout.isTruncated }

        public var startIndex: Int { 0 }
        public var endIndex: Int { text.lines.count }
        public subscript(position: Int) -> Line { Line(text: text, index: position) }

        public static func == (left: Layout, right: Layout) -> Bool { left.text === right.text }

        /// How glyphs are drawn.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            /// Glyphs stand where they are to, not at parts of a pixel. Here they stand at quarters of one at most.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }

        /// The place of a character in the text.
        public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            let place: Int

            public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool { left.place < right.place }
            public func distance(to other: CharacterIndex) -> Int { other.place - place }
            public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(place: place + n) }
        }

        /// The space that letters take by their font, in points.
        public struct TypographicBounds: Equatable, Sendable {
            /// The left end of the baseline, from the text's top left corner.
            public var origin = CGPoint.zero
            public var width: CGFloat = 0
            /// Above the baseline.
            public var ascent: CGFloat = 0
            /// Below the baseline.
            public var descent: CGFloat = 0
            /// Between this line and the next.
            public var leading: CGFloat = 0

            public init() {}

            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }
    }
}
