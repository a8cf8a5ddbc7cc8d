import Foundation
import Geometry
import SwiftUICore

/// A view controller of UIKit as a part of a SwiftUI interface.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
    associatedtype UIViewControllerType: UIViewController
    /// What stays the same while the view is shown; often its delegate.
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller, once.
    func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
    /// Brings the controller up to date; called after it is made and whenever something that this value depends on changes.
    func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
    /// Called once when the controller has left the interface.
    static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
    /// Makes the coordinator, once, before the controller.
    func makeCoordinator() -> Self.Coordinator
    /// The size for a proposal; nil leaves it to its view's own content and priorities.
    func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context)
        -> CGSize?
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

    public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
        -> CGSize?
    { nil }

    public var body: some View { RepresentedView(UIViewControllerRepresentation(value: self)) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What is known of the interface around a represented controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    /// What the update is made under.
    public let transaction: Transaction
    public let environment: EnvironmentValues

    init(_ context: RepresentationContext<Representable.Coordinator>) {
        coordinator = context.coordinator
        transaction = context.transaction
        environment = context.environment
    }
}

/// Makes and updates the controller of a `UIViewControllerRepresentable`.
private struct UIViewControllerRepresentation<Value: UIViewControllerRepresentable>: Representation {
    typealias Context = RepresentationContext<Value.Coordinator>

    let value: Value

    func makeCoordinator() -> Value.Coordinator { value.makeCoordinator() }

    func makeObject(_ context: Context) -> Value.UIViewControllerType {
        value.makeUIViewController(context: Value.Context(context))
    }

    func update(_ object: Value.UIViewControllerType, _ context: Context) {
        value.updateUIViewController(object, context: Value.Context(context))
    }

    func size(_ proposal: ProposedViewSize, _ object: Value.UIViewControllerType, _ context: Context) -> CGSize {
        value.sizeThatFits(proposal, uiViewController: object, context: Value.Context(context))
            ?? object.view.size(for: proposal)
    }

    func content(of object: Value.UIViewControllerType) -> AnyView {
        AnyView(UIViewContent(view: object.view).modifier(PresentedControllers(controller: object)))
    }

    func appear(_ object: Value.UIViewControllerType) { object.appear() }

    func dismantle(_ object: Value.UIViewControllerType, _ coordinator: Value.Coordinator) {
        object.disappear()
        Value.dismantleUIViewController(object, coordinator: coordinator)
    }
}
