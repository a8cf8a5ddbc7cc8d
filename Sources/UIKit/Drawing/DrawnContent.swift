import Foundation
import Geometry
import SwiftUICore

/// What a view draws with `draw(_:)`.
struct DrawnContent: View {
    let view: UIView
    /// The view's drawing of another revision is another.
    let revision: Int

    var body: some View {
        DrawnView(revision: revision) { [view] size, environment in
            let bounds = CGRect(origin: view.bounds.origin, size: size)
            let context = CGContext(traits: UITraitCollection(environment))
            context.translateBy(x: -bounds.minX, y: -bounds.minY)
            UIGraphicsStack.draw(in: context) { view.draw(bounds) }
            return context.takeCommands()
        }
    }
}

extension UITraitCollection {
    /// The traits of a part of the interface.
    convenience init(_ environment: EnvironmentValues) {
        self.init(
            userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light,
            accessibilityContrast: environment.colorSchemeContrast == .increased ? .high : .normal,
            displayScale: environment.displayScale)
    }
}
