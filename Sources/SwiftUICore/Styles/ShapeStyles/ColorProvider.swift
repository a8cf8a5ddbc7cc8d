import Drawing

/// A colour that another framework defines, such as `UIColor`, whose value depends on the environment.
package protocol ColorProvider: Hashable, Sendable {
    func rgba(in environment: ColorEnvironment) -> RGBA
}

/// A provider whose type is hidden.
package struct AnyColorProvider: Hashable, Sendable {
    package let base: any ColorProvider

    package init(_ base: any ColorProvider) { self.base = base }

    package static func == (left: Self, right: Self) -> Bool { AnyHashable(left.base) == AnyHashable(right.base) }

    package func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Color {
    package init(provider: some ColorProvider) { self.init(storage: .provided(AnyColorProvider(provider))) }
}
