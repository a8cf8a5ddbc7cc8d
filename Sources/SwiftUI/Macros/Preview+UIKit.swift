import SwiftUICore
import UIKit

extension Preview {
    /// - Parameters:
    ///   - name: What the preview is called; nil names it after its place in the source.
    ///   - traits: How the preview is laid out.
    ///   - body: Makes the view controller, whose view fills the preview.
    @_disfavoredOverload @MainActor @preconcurrency
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name, traits: traits) { ControllerPreview(makeController: body) }
    }

    /// - Parameters:
    ///   - name: What the preview is called; nil names it after its place in the source.
    ///   - traits: How the preview is laid out.
    ///   - body: Makes the view, which fills the preview.
    @_disfavoredOverload @MainActor @preconcurrency
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView
    ) {
        self.init(name, traits: traits) { ViewPreview(makeView: body) }
    }
}

private struct ControllerPreview: UIViewControllerRepresentable {
    let makeController: @MainActor () -> UIViewController

    func makeUIViewController(context: Context) -> UIViewController { makeController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private struct ViewPreview: UIViewRepresentable {
    let makeView: @MainActor () -> UIView

    func makeUIView(context: Context) -> UIView { makeView() }
    func updateUIView(_ view: UIView, context: Context) {}
}
