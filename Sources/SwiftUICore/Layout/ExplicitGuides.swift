import Geometry

/// The alignment guides that a view or something in it may set explicitly: most views set none, and need not be asked.
package struct ExplicitGuides: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The guide; those of the app's own are one.
    package init(_ key: AlignmentKey) {
        let axis = key.axis == .horizontal ? 0 : AlignmentKey.Standard.count
        rawValue = 1 << (key.standard.rawValue + UInt8(axis))
    }

    package static let textBaselines: ExplicitGuides = [
        ExplicitGuides(VerticalAlignment.firstTextBaseline.key), ExplicitGuides(VerticalAlignment.lastTextBaseline.key),
    ]
    package static let all = ExplicitGuides(rawValue: .max)
}

extension AlignmentKey.Standard {
    fileprivate static var count: Int { Int(lastTextBaseline.rawValue) + 1 }
}
