import Drawing
import Foundation
import SwiftUICore

/// How a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In lines, as wide as there is room; without it the text is one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// The last line that fits ends in “…”.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What a text is drawn under.
@MainActor @preconcurrency
open class NSStringDrawingContext: NSObject {
    override public nonisolated init() { super.init() }
}

extension NSAttributedString {
    /// The text's size in one line, in points.
    @MainActor @preconcurrency
    public func size() -> CGSize { measured(.unspecified, isOneLine: true) }

    /// The rectangle that the text needs, from the origin on.
    /// - Parameter size: the room, in points; lines break at its width where the options say so.
    @MainActor @preconcurrency
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let hasLines = options.contains(.usesLineFragmentOrigin)
        let width = size.width > 0 && size.width.isFinite ? size.width : nil
        return CGRect(
            origin: .zero,
            size: measured(ProposedViewSize(width: hasLines ? width : nil, height: nil), isOneLine: !hasLines))
    }

    /// Draws the text in the current context, in one line.
    /// - Parameter point: the upper left corner, in points.
    @MainActor @preconcurrency
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

    /// Draws the text in the current context, in lines as wide as a rectangle.
    @MainActor @preconcurrency
    public func draw(in rect: CGRect) {
        guard length > 0, rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
        let renderer = ImageRenderer(
            content: content(isOneLine: false).frame(
                width: rect.width, height: rect.height, alignment: alignment.frameAlignment))
        renderer.scale = UIScreen.main.scale
        guard let bitmap = renderer.bitmap() else { return }
        context.draw(bitmap, in: rect, ImageStyle(interpolation: .high))
    }

    @MainActor
    private func measured(_ proposal: ProposedViewSize, isOneLine: Bool) -> CGSize {
        length == 0 ? .zero : ViewMeasurement.size(of: content(isOneLine: isOneLine), for: proposal)
    }

    private var paragraph: NSParagraphStyle? {
        length == 0 ? nil : attributes(at: 0, effectiveRange: nil).paragraphStyle
    }

    private var alignment: NSTextAlignment { paragraph?.alignment ?? .natural }

    /// Without a font of its own the text is in Helvetica of 12 points on Apple's systems: here in the system's.
    @MainActor
    private func content(isOneLine: Bool) -> some View {
        Text(AttributedString(self))
            .font(.system(size: 12))
            .foregroundStyle(.black)
            .lineLimit(isOneLine ? 1 : nil)
            .multilineTextAlignment(alignment.textAlignment)
    }
}
