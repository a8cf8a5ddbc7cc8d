import Foundation
import Geometry
import SwiftUICore

/// Shows a picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
    open var image: UIImage? { didSet { if image != oldValue { invalidateIntrinsicContentSize() } } }
    /// The look of a symbol, as far as the picture leaves it open.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() } }
    }

    private var shown: UIImage? {
        guard let image, let preferredSymbolConfiguration, image.isSymbolImage else { return image }
        return image.withConfiguration(
            image.symbolConfiguration.map { preferredSymbolConfiguration.applying($0) }
                ?? preferredSymbolConfiguration)
    }

    /// Makes a view of the picture's size.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    override open var intrinsicContentSize: CGSize { shown?.size ?? super.intrinsicContentSize }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? .zero }

    override func makeContent() -> AnyView {
        guard let image = shown else { return AnyView(Color.clear) }
        return AnyView(fitted(Image(uiImage: image)).foregroundStyle(tintColor.color))
    }

    @ViewBuilder
    private func fitted(_ image: Image) -> some View {
        switch contentMode {
        case .scaleToFill, .redraw: image.resizable()
        case .scaleAspectFit: image.resizable().aspectRatio(contentMode: .fit)
        case .scaleAspectFill:
            Color.clear.overlay { image.resizable().aspectRatio(contentMode: .fill) }
        default: Color.clear.overlay(alignment: contentMode.alignment) { image }
        }
    }
}

extension UIView.ContentMode {
    fileprivate var alignment: Alignment {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .left: .leading
        case .right: .trailing
        case .topLeft: .topLeading
        case .topRight: .topTrailing
        case .bottomLeft: .bottomLeading
        case .bottomRight: .bottomTrailing
        default: .center
        }
    }
}
