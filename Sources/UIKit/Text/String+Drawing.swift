import Foundation

extension NSString {
    /// The text's size in one line, in points.
    @MainActor @preconcurrency
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        attributed(attrs).size()
    }

    /// The rectangle that the text needs, from the origin on.
    /// - Parameter size: the room, in points; lines break at its width where the options say so.
    @MainActor @preconcurrency
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect { attributed(attributes).boundingRect(with: size, options: options, context: context) }

    /// Draws the text in the current context, in one line.
    /// - Parameter point: the upper left corner, in points.
    @MainActor @preconcurrency
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(at: point)
    }

    /// Draws the text in the current context, in lines as wide as a rectangle.
    @MainActor @preconcurrency
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(in: rect)
    }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: description, attributes: attributes ?? [:])
    }
}

/// A string has what `NSString` has.
extension String {
    /// The text's size in one line, in points.
    @MainActor @preconcurrency
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attrs)
    }

    /// The rectangle that the text needs, from the origin on.
    /// - Parameter size: the room, in points; lines break at its width where the options say so.
    @MainActor @preconcurrency
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the text in the current context, in one line.
    /// - Parameter point: the upper left corner, in points.
    @MainActor @preconcurrency
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text in the current context, in lines as wide as a rectangle.
    @MainActor @preconcurrency
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(in: rect, withAttributes: attrs)
    }
}
