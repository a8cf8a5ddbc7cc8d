import Foundation
import SwiftUICore

/// Looks after a SwiftUI view.
@MainActor
open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }

    override func makeContent() -> AnyView { AnyView(rootView) }
}
