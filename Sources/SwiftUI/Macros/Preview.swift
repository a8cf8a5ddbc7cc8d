import SwiftUICore

/// A view with the name and the traits that its `#Preview` gives.
public struct Preview {
    /// The kind of traits that previews of views take.
    public enum ViewTraits {}

    package let name: String?
    package let traits: [PreviewTrait<ViewTraits>]
    private let body: @MainActor () -> any View

    /// - Parameters:
    ///   - name: What the preview is called; nil names it after its place in the source.
    ///   - traits: How the preview is laid out.
    ///   - body: Makes the view.
    @MainActor @preconcurrency
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name, traits: traits, body: body)
    }

    init(_ name: String?, traits: [PreviewTrait<ViewTraits>], body: @escaping @MainActor () -> any View) {
        self.name = name
        self.traits = traits
        self.body = body
    }

    /// Makes the preview's view inside the modifiers among its traits, the first of them innermost.
    ///
    /// - Throws: What a modifier's `makeSharedContext()` throws.
    @MainActor
    package func makeView() async throws -> any View {
        var view: any View = body()
        for case .modifier(let modifier) in traits.map(\.kind) {
            view = try await PreviewModifierContexts.shared.apply(modifier, to: view)
        }
        return view
    }
}
