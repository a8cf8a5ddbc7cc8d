import SwiftUICore

/// Puts previews into surroundings that they share, such as sample data in the environment.
public protocol PreviewModifier {
    /// What all previews with this modifier share.
    associatedtype Context = Void
    associatedtype Body: View
    /// The preview's view.
    typealias Content = PreviewModifierContent

    /// Makes what the previews share; called once for each type of modifier.
    @MainActor static func makeSharedContext() async throws -> Context

    @MainActor @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The view of a preview, as a modifier sees it.
public struct PreviewModifierContent: View {
    private let view: AnyView

    init(_ view: any View) { self.view = AnyView(view) }

    public var body: some View { view }
}

/// Keeps the context of each type of modifier.
@MainActor
final class PreviewModifierContexts {
    static let shared = PreviewModifierContexts()

    private var contexts: [ObjectIdentifier: Any] = [:]

    func apply<Modifier: PreviewModifier>(_ modifier: Modifier, to view: any View) async throws -> any View {
        modifier.body(content: PreviewModifierContent(view), context: try await context(of: Modifier.self))
    }

    private func context<Modifier: PreviewModifier>(of type: Modifier.Type) async throws -> Modifier.Context {
        if let known = contexts[ObjectIdentifier(type)] as? Modifier.Context { return known }
        let made = try await type.makeSharedContext()
        contexts[ObjectIdentifier(type)] = made
        return made
    }
}
