import Foundation
import Geometry
import SwiftUICore

/// A view of UIKit as a part of a SwiftUI interface.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
    associatedtype UIViewType: UIView
    /// What stays the same while the view is shown; often its delegate.
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view, once.
    func makeUIView(context: Self.Context) -> Self.UIViewType
    /// Brings the view up to date; called after it is made and whenever something that this value depends on changes.
    func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
    /// Called once when the view has left the interface.
    static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
    /// Makes the coordinator, once, before the view.
    func makeCoordinator() -> Self.Coordinator
    /// The size for a proposal; nil leaves it to the view's own content and priorities.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    public var body: some View { RepresentedView(UIViewRepresentation(value: self)) }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What is known of the interface around a represented view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
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

/// Makes and updates the view of a `UIViewRepresentable`.
private struct UIViewRepresentation<Value: UIViewRepresentable>: Representation {
    typealias Context = RepresentationContext<Value.Coordinator>

    let value: Value

    func makeCoordinator() -> Value.Coordinator { value.makeCoordinator() }

    func makeObject(_ context: Context) -> Value.UIViewType { value.makeUIView(context: Value.Context(context)) }

    func update(_ object: Value.UIViewType, _ context: Context) {
        value.updateUIView(object, context: Value.Context(context))
    }

    func size(_ proposal: ProposedViewSize, _ object: Value.UIViewType, _ context: Context) -> CGSize {
        value.sizeThatFits(proposal, uiView: object, context: Value.Context(context)) ?? object.size(for: proposal)
    }

    func content(of object: Value.UIViewType) -> AnyView { AnyView(UIViewContent(view: object)) }

    func appear(_ object: Value.UIViewType) {}

    func dismantle(_ object: Value.UIViewType, _ coordinator: Value.Coordinator) {
        Value.dismantleUIView(object, coordinator: coordinator)
    }
}
