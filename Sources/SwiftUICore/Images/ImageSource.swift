import Drawing
import Foundation
import Geometry

/// Where a picture comes from.
package enum ImageSource: Hashable, Sendable {
    /// A symbol by its name.
    /// - Parameters:
    ///   - variableValue: how much of the symbol is lit, 0…1; nil is all of it.
    ///   - style: a look that does not ask the text beside it.
    case symbol(String, variableValue: Double? = nil, style: SymbolStyle = SymbolStyle())
    case asset(AssetName)
    /// An encoded picture; `scale` pixels a point.
    case encoded(EncodedPicture, scale: Double)
    case bitmap(Bitmap, scale: Double)
    case drawn(DrawnPicture)
}

/// How large and heavy a symbol is, whatever the text beside it; nil is as that text.
package struct SymbolStyle: Hashable, Sendable {
    /// Of a text that the symbol would stand beside, in points.
    package var pointSize: CGFloat?
    /// 100 to 900.
    package var weight: Int?
    /// Relative to that text.
    package var scale: CGFloat?

    package init() {}
}

/// An encoded picture in memory.
package final class EncodedPicture: Hashable, Sendable {
    package let data: Data

    package init(_ data: Data) { self.data = data }

    package static func == (left: EncodedPicture, right: EncodedPicture) -> Bool {
        left === right || left.data == right.data
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(data.count) }
}

/// A picture that an app draws itself, each time it is shown.
package final class DrawnPicture: Hashable, Sendable {
    /// Points.
    package let size: CGSize
    package let isOpaque: Bool
    package let draw: @MainActor @Sendable (inout GraphicsContext) -> Void

    package init(
        size: CGSize, isOpaque: Bool, draw: @escaping @MainActor @Sendable (inout GraphicsContext) -> Void
    ) {
        self.size = size
        self.isOpaque = isOpaque
        self.draw = draw
    }

    package static func == (left: DrawnPicture, right: DrawnPicture) -> Bool { left === right }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
