import Foundation

extension UIView {
    /// Grows as the mask says with a superview that has another size.
    func resize(withSuperview new: CGSize, from old: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        let frame = frame
        let mask = autoresizingMask
        let horizontal = Self.resized(
            frame.minX, frame.width, by: new.width - old.width, mask.contains(.flexibleLeftMargin),
            mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
        let vertical = Self.resized(
            frame.minY, frame.height, by: new.height - old.height, mask.contains(.flexibleTopMargin),
            mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
        self.frame = CGRect(
            x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }

    /// The growth goes in equal parts to what is flexible.
    private static func resized(
        _ start: CGFloat, _ length: CGFloat, by growth: CGFloat, _ before: Bool, _ inside: Bool, _ after: Bool
    ) -> (start: CGFloat, length: CGFloat) {
        let count = [before, inside, after].count { $0 }
        guard count > 0 else { return (start, length) }
        let part = growth / CGFloat(count)
        return (before ? start + part : start, inside ? max(0, length + part) : length)
    }
}
