import Foundation
import Geometry

/// The outline of a view: its corners, border and shadow.
@MainActor @preconcurrency
open class CALayer: NSObject {
    weak var owner: UIView?

    override public nonisolated init() { super.init() }

    /// The radius of the corners in points.
    open var cornerRadius: CGFloat = 0 { didSet { invalidate(cornerRadius != oldValue) } }
    /// The corners that are round.
    open var maskedCorners: CACornerMask = .all { didSet { invalidate(maskedCorners != oldValue) } }
    open var cornerCurve = CALayerCornerCurve.circular { didSet { invalidate(cornerCurve != oldValue) } }
    /// Draws nothing outside of the outline.
    open var masksToBounds = false { didSet { invalidate(masksToBounds != oldValue) } }
    /// Points; drawn inside the edge.
    open var borderWidth: CGFloat = 0 { didSet { invalidate(borderWidth != oldValue) } }
    /// nil is black.
    open var borderColor: CGColor? { didSet { invalidate(borderColor != oldValue) } }
    /// nil takes the view's background.
    open var backgroundColor: CGColor? {
        get { owner?.backgroundColor?.cgColor }
        set { owner?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }
    /// nil is black.
    open var shadowColor: CGColor? { didSet { invalidate(shadowColor != oldValue) } }
    /// 0…1; 0 has no shadow.
    open var shadowOpacity: Float = 0 { didSet { invalidate(shadowOpacity != oldValue) } }
    /// The blur in points.
    open var shadowRadius: CGFloat = 3 { didSet { invalidate(shadowRadius != oldValue) } }
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { invalidate(shadowOffset != oldValue) } }

    open var frame: CGRect {
        get { owner?.frame ?? .zero }
        set { owner?.frame = newValue }
    }

    open var bounds: CGRect {
        get { owner?.bounds ?? .zero }
        set { owner?.bounds = newValue }
    }

    /// 0…1.
    open var opacity: Float {
        get { Float(owner?.alpha ?? 1) }
        set { owner?.alpha = CGFloat(newValue) }
    }

    private func invalidate(_ isChanged: Bool) { if isChanged { owner?.invalidateContent() } }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// Top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// Bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// Bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all = CACornerMask(rawValue: 15)
}

/// The curve of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
