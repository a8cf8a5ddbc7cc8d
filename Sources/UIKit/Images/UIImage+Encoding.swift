import Drawing
import Foundation
import RuntimeWarnings
import SwiftUICore

extension UIImage {
    /// The picture as a PNG; nil of one that has no pixels, and (reported) of a symbol and a drawing.
    public func pngData() -> Data? { encoded(as: .png) }

    /// The picture as a JPEG, on white where it is transparent.
    /// - Parameter compressionQuality: 0 (small) to 1 (good).
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        encoded(as: .jpeg(quality: Double(compressionQuality)))
    }

    private func encoded(as encoding: PictureEncoding) -> Data? {
        guard let bitmap = pixels() else { return nil }
        return Self.onMain { $0.imageDecoder.encode(bitmap, as: encoding) }
    }

    /// The picture's pixels, where it has some.
    func pixels() -> Bitmap? {
        Self.onMain { [source] services in
            ImageResolution(source, ImageEnvironment(deriving: EnvironmentValues.atLaunch), services).pixels
        }
    }
}

extension ImageResolution {
    @MainActor
    fileprivate var pixels: Bitmap? {
        switch content {
        case .bitmap(let bitmap, _), .vector(_, let bitmap): return bitmap
        case .symbol, .drawn:
            RuntimeWarning.report(
                "A symbol or a drawing has no pixels to be encoded; use ImageRenderer.", once: "UIImage.pngData")
            return nil
        case .missing: return nil
        }
    }
}
