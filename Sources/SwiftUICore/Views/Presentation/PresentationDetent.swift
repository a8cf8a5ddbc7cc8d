import Foundation

/// A height at which a sheet rests.
// The function that measures keeps nothing but values.
public struct PresentationDetent: Hashable, @unchecked Sendable {
    fileprivate enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(ObjectIdentifier)
    }

    fileprivate let kind: Kind
    private let measure: (Context) -> CGFloat?

    private init(_ kind: Kind, _ measure: @escaping (Context) -> CGFloat?) {
        self.kind = kind
        self.measure = measure
    }

    /// About half of the window.
    public static let medium = PresentationDetent(.medium) { $0.maxDetentValue * $0.mediumFraction }
    /// All but a strip at the top.
    public static let large = PresentationDetent(.large) { $0.maxDetentValue }

    /// A part of the largest height, 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(.fraction(fraction)) { $0.maxDetentValue * fraction }
    }

    /// A height in points, without what is covered below.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(.height(height)) { min(height, $0.maxDetentValue) }
    }

    /// A height that a type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(.custom(ObjectIdentifier(type))) { type.height(in: $0) }
    }

    /// In points; nil where the detent does not apply.
    package func height(in context: Context) -> CGFloat? { measure(context) }

    public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool { left.kind == right.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// What a height may depend on.
    @dynamicMemberLookup
    public struct Context {
        /// The largest height that a sheet can have, in points, without what is covered below.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        fileprivate var mediumFraction: CGFloat { environment.profile.presentations.mediumSheetFraction }

        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }
}

/// Computes the height of a sheet.
public protocol CustomPresentationDetent {
    /// - Returns: points; nil where the detent does not apply.
    static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
    public typealias Context = PresentationDetent.Context
}
