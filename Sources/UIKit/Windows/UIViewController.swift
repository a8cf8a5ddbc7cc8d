import Foundation
import SwiftUICore

/// Looks after a view.
@MainActor
open class UIViewController: UIResponder {
    override public init() { super.init() }

    open var title: String?

    open func viewDidLoad() {}

    /// The content as the engine shows it.
    func makeContent() -> AnyView { AnyView(EmptyView()) }
}
