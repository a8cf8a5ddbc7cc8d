import Drawing
import Foundation
import Geometry

extension Image {
    /// What fills the space when a picture is resized.
    @nonexhaustive public enum ResizingMode: Hashable, Sendable {
        /// The picture is repeated.
        case tile
        /// The picture is stretched.
        case stretch
    }

    /// Whether a picture has its own colours.
    @nonexhaustive public enum TemplateRenderingMode: Hashable, Sendable {
        /// Its opaque parts are filled with the foreground style.
        case template
        /// It has its own colours.
        case original
    }

    /// How pixels are made when a picture is scaled.
    @nonexhaustive public enum Interpolation: Hashable, Sendable {
        /// Each is the nearest one of the picture.
        case none
        case low, medium, high

        var drawn: ImageStyle.Interpolation {
            switch self {
            case .none: .none
            case .low: .low
            case .medium: .medium
            case .high: .high
            }
        }
    }

    /// The picture as large as is proposed.
    /// - Parameters:
    ///   - capInsets: the parts at the edges that keep their size, in points.
    ///   - resizingMode: what fills the rest.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        changed { $0.resizing = ImageAttributes.Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    /// The picture in its own colours or in the foreground style.
    /// - Parameter renderingMode: nil lets the picture decide: symbols are templates.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changed { $0.renderingMode = renderingMode }
    }

    /// The picture scaled in a certain quality.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        changed { $0.interpolation = interpolation }
    }

    /// The picture with its edges smoothed or not, where they do not lie on pixels.
    public func antialiased(_ isAntialiased: Bool) -> Image { changed { $0.isAntialiased = isAntialiased } }

    /// The symbol in certain colours.
    /// - Parameter mode: nil is what the environment says.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        changed { $0.symbolRenderingMode = mode }
    }

    private func changed(_ change: (inout ImageAttributes) -> Void) -> Image {
        var image = self
        change(&image.attributes)
        return image
    }
}
