import Foundation
import SwiftUICore

/// A view with the name and the traits that its `#Preview` gives.
public struct Preview {
    /// The kind of traits that previews of views take.
    public enum ViewTraits {}

    package let name: String?
    package let traits: [PreviewTrait<ViewTraits>]
    private let body: @MainActor () async throws -> [any View]

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
        self.body = { [body()] }
    }

    /// A preview of a fixed size in points that is several pictures.
    package init(_ name: String?, size: CGSize, views: @escaping @MainActor () async throws -> [any View]) {
        self.name = name
        traits = [.fixedLayout(width: size.width, height: size.height)]
        body = views
    }

    /// Makes the preview's views inside the modifiers among its traits, the first of them innermost.
    ///
    /// - Throws: What a modifier's `makeSharedContext()` throws, or the making of the views.
    @MainActor
    package func makeViews() async throws -> [any View] {
        var views = try await body()
        for case .modifier(let modifier) in traits.map(\.kind) {
            for index in views.indices {
                views[index] = try await PreviewModifierContexts.shared.apply(modifier, to: views[index])
            }
        }
        return views
    }
}
