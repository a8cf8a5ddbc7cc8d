import Foundation

/// What a preview is shown in, such as the size of a widget.
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// The key of a value of a preview's context.
public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

extension View {
    /// Sets what the view's preview is shown in, as `WidgetPreviewContext`.
    ///
    /// A context of the app's own has nothing around the view: it is drawn as any other.
    public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
        viewTrait(PreviewContextTrait.self, value)
    }
}

package enum PreviewContextTrait: ViewTraitKey {
    package typealias Value = any PreviewContext
}

/// A context that puts a view into surroundings of a fixed size.
@MainActor
package protocol SurroundingPreviewContext {
    /// The preview's size in points.
    var size: CGSize { get }

    func surround(_ view: AnyView) -> AnyView
}
