import SwiftUICore

extension ImageRenderer {
    /// The view as a picture; nil where it has no size.
    public var uiImage: UIImage? {
        picture.map { picture in
            UIImage(source: .drawn(picture), size: picture.size, scale: scale, renderingMode: .automatic)
        }
    }
}
