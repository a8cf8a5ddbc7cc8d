import Foundation
import Geometry

/// The shape of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    private enum Kind: Equatable, Sendable { case automatic, capsule, circle, roundedRectangle(CGFloat?) }
    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// The shape that suits the platform and the control's size.
    public static let automatic = ButtonBorderShape(.automatic)
    public static let capsule = ButtonBorderShape(.capsule)
    public static let circle = ButtonBorderShape(.circle)
    /// A rectangle with the corners that suit the control's size.
    public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(nil))

    /// - Parameter radius: of the corners, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(.roundedRectangle(radius))
    }

    var isCircle: Bool { kind == .circle }

    /// The radius of rounded rectangles that have no corners of their own (iOS, small sizes, from memory).
    private static let smallRadius: CGFloat = 6

    /// - Parameter automaticRadius: the corners that the platform gives to buttons; nil is a capsule.
    func shape(automaticRadius: CGFloat?) -> AnyShape {
        switch kind {
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .automatic: automaticRadius.map(Self.rounded) ?? AnyShape(Capsule())
        case .roundedRectangle(let radius): Self.rounded(radius ?? automaticRadius ?? Self.smallRadius)
        }
    }

    private static func rounded(_ radius: CGFloat) -> AnyShape {
        AnyShape(RoundedRectangle(cornerRadius: max(0, radius), style: .continuous))
    }
}

extension ButtonBorderShape: InsettableShape {
    public func path(in rect: CGRect) -> Path { shape(automaticRadius: nil).path(in: rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) }

    private struct Inset: InsettableShape {
        let shape: ButtonBorderShape
        var amount: CGFloat
        func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }
        func inset(by amount: CGFloat) -> Inset { Inset(shape: shape, amount: self.amount + amount) }
    }
}

extension EnvironmentValues {
    /// The shape of bordered buttons.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

struct ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension View {
    /// Sets the shape of bordered buttons in the view.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
