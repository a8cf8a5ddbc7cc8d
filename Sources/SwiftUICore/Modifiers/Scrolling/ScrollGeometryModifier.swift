import Foundation
import Geometry

/// What part of its content a scroll view shows.
public struct ScrollGeometry: Equatable, Sendable {
    /// The point of the content at the scroll view's top-left corner.
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    /// What the content keeps clear of at its ends.
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize
    /// The part of the content in the scroll view.
    public var visibleRect: CGRect
    /// The scroll view in its own coordinates.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
        visibleRect = CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: containerSize.width - contentInsets.leading - contentInsets.trailing,
            height: containerSize.height - contentInsets.top - contentInsets.bottom)
    }
}

extension View {
    /// Calls an action when a value derived from a scroll view's geometry has changed.
    /// - Parameter action: called with the old and the new value.
    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(observer: ScrollGeometryObserver(transform: transform, action: action)))
    }
}

/// Is told when a scroll view shows another part.
@MainActor
package protocol ScrollObserving: AnyObject {
    func geometryChanged(_ geometry: ScrollGeometry)
}

/// Keeps the last value between updates of the view.
private struct ScrollGeometryModifier<Value: Equatable>: ViewModifier {
    nonisolated(unsafe) let observer: ScrollGeometryObserver<Value>
    @State private var kept = ScrollGeometryMemory<Value>()

    nonisolated init(observer: ScrollGeometryObserver<Value>) { self.observer = observer }

    func body(content: Content) -> some View {
        kept.observer = observer
        let kept = kept
        return content.transformEnvironment(\.scrollOptions) { options in
            if !options.observers.contains(where: { $0 === kept }) { options.observers.append(kept) }
        }
    }
}

private struct ScrollGeometryObserver<Value> {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void
}

private final class ScrollGeometryMemory<Value: Equatable>: ScrollObserving {
    var observer: ScrollGeometryObserver<Value>?
    private var last: Value?

    nonisolated init() {}

    func geometryChanged(_ geometry: ScrollGeometry) {
        guard let observer else { return }
        let value = observer.transform(geometry)
        let old = last
        last = value
        // On Apple's platforms the first value is reported as a change from itself.
        if old != value { observer.action(old ?? value, value) }
    }
}
