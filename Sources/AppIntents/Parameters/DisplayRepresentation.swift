import SwiftUI

/// How a value of a parameter is shown to those who choose among several.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
    public let title: LocalizedStringResource
    public let subtitle: LocalizedStringResource?

    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {
        self.title = title
        self.subtitle = subtitle
    }

    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
}

/// How a type of values is called where one is chosen.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
    public let name: LocalizedStringResource

    public init(name: LocalizedStringResource) { self.name = name }

    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}

/// A type of parameters with a fixed number of values.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
