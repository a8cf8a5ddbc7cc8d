import Foundation
import Geometry

/// How an object that SwiftUI does not know, such as a view of UIKit, is made from a value and kept up to date with it.
@MainActor
package protocol Representation {
    associatedtype Coordinator
    associatedtype Object
    typealias Context = RepresentationContext<Coordinator>

    func makeCoordinator() -> Coordinator
    func makeObject(_ context: Context) -> Object
    func update(_ object: Object, _ context: Context)
    func size(_ proposal: ProposedViewSize, _ object: Object, _ context: Context) -> CGSize
    /// What is shown of the object; asked for once.
    func content(of object: Object) -> AnyView
    /// The object was made and is about to be seen.
    func appear(_ object: Object)
    /// The object has left the interface.
    func dismantle(_ object: Object, _ coordinator: Coordinator)
}

/// What is known of the interface around an object.
package struct RepresentationContext<Coordinator> {
    package let coordinator: Coordinator
    /// What the update is made under.
    package let transaction: Transaction
    package let environment: EnvironmentValues
}
