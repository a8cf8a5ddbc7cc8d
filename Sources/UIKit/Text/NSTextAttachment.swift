import Foundation
import Geometry
import SwiftUICore

/// A picture that stands in a text like a letter.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    open var image: UIImage?
    /// The picture's size in points, and where it stands: upwards from the baseline. A size of zero is the picture's own.
    open var bounds = CGRect.zero

    override public init() {}

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The picture as a part of a text.
    var text: Text? {
        guard let image else { return nil }
        return Text(shown(image)).baselineOffset(bounds.minY)
    }

    private func shown(_ image: UIImage) -> Image {
        let size = bounds.size
        guard size.width > 0, size.height > 0, size != image.size else { return Image(uiImage: image) }
        return Image(
            source: .drawn(
                DrawnPicture(size: size, isOpaque: false) { context in
                    context.draw(Image(uiImage: image), in: CGRect(origin: .zero, size: size))
                }))
    }
}

extension NSAttributedString {
    /// A text that is a picture alone.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

extension NSAttributedString.Key {
    /// An `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
    /// The text with its pictures, as it is drawn.
    var drawnText: Text {
        let all = NSRange(location: 0, length: length)
        var parts: [Text] = []
        enumerateAttribute(.attachment, in: all) { value, range, _ in
            if let attachment = value as? NSTextAttachment {
                if let text = attachment.text { parts.append(text) }
            } else {
                parts.append(Text(AttributedString(attributedSubstring(from: range))))
            }
        }
        guard var joined = parts.first else { return Text(verbatim: "") }
        for part in parts.dropFirst() { joined = joined + part }
        return joined
    }
}
