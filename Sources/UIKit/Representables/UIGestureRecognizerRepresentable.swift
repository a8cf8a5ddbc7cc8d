import Foundation
import Geometry
import SwiftUICore

/// A gesture recognizer of UIKit as the gesture of a SwiftUI view.
///
/// It recognises beside the gestures of SwiftUI, as one does whose delegate allows that.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// What stays the same while the view is shown; often the recognizer's delegate.
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Makes the recognizer, once.
    func makeUIGestureRecognizer(context: Self.Context) -> Self.UIGestureRecognizerType
    /// Brings the recognizer up to date; called after it is made and whenever something that this value depends on changes.
    func updateUIGestureRecognizer(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
    /// Called when the recognizer goes to another state, or follows the pointer.
    func handleUIGestureRecognizerAction(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
    /// Makes the coordinator, once, before the recognizer.
    func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator
}

extension UIGestureRecognizerRepresentable {
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What is known of a represented gesture recognizer.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    public let coordinator: Representable.Coordinator
    /// Gives places in the coordinates of SwiftUI's views.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension View {
    /// Adds a gesture recognizer of UIKit.
    public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
        modifier(RepresentedGesture(representable: representable))
    }
}

/// Puts the gesture of a represented recognizer on its content.
private struct RepresentedGesture<Representable: UIGestureRecognizerRepresentable>: ViewModifier {
    let representable: Representable
    @State private var owner = RecognizerOwner<Representable>()

    init(representable: Representable) { self.representable = representable }

    func body(content: Content) -> some View {
        owner.recognizer(for: representable)
            .attached(to: AnyView(content))
            .onGeometryChange(for: GesturePlace.self) {
                GesturePlace($0)
            } action: {
                owner.source.moved(to: $0)
            }
    }
}

/// Keeps a represented recognizer for as long as its view is shown.
@MainActor
private final class RecognizerOwner<Representable: UIGestureRecognizerRepresentable> {
    let source = GestureSource()
    private var made: (recognizer: Representable.UIGestureRecognizerType, coordinator: Representable.Coordinator)?
    private var representable: Representable?

    nonisolated init() {}

    func recognizer(for representable: Representable) -> Representable.UIGestureRecognizerType {
        self.representable = representable
        let made = made ?? make(representable)
        self.made = made
        representable.updateUIGestureRecognizer(made.recognizer, context: context(made.coordinator))
        return made.recognizer
    }

    private func make(
        _ representable: Representable
    ) -> (recognizer: Representable.UIGestureRecognizerType, coordinator: Representable.Coordinator) {
        let coordinator = representable.makeCoordinator(converter: .init(source: source))
        let recognizer = representable.makeUIGestureRecognizer(context: context(coordinator))
        source.recognizer = recognizer
        recognizer.handler = { [weak self, weak recognizer] in
            guard let self, let recognizer, let representable = self.representable else { return }
            representable.handleUIGestureRecognizerAction(recognizer, context: context(coordinator))
        }
        return (recognizer, coordinator)
    }

    private func context(_ coordinator: Representable.Coordinator) -> Representable.Context {
        Representable.Context(coordinator: coordinator, converter: .init(source: source))
    }
}
