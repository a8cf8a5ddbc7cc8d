import Foundation
import SwiftUICore

/// Stands for all views of a class.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
    /// Stands for all views of the class in the app: they look as is set on it, SwiftUI's controls of the kind among them.
    static func appearance() -> Self
}

extension UIView: UIAppearance {
    public static func appearance() -> Self { AppearanceProxies.proxy(of: self) }
}

/// The objects that stand for all views of a class, each made the first time that it is asked for.
@MainActor
enum AppearanceProxies {
    private static var proxies: [ObjectIdentifier: UIView] = [:]

    static func proxy<Kind: UIView>(of kind: Kind.Type) -> Kind {
        if let known = known(kind) as? Kind { return known }
        guard let made = kind.init(coder: NSCoder()) else {
            preconditionFailure("\(kind).appearance() needs \(kind).init(coder:) to make a view.")
        }
        made.isAppearanceProxy = true
        proxies[ObjectIdentifier(kind)] = made
        return made
    }

    /// nil for a class whose appearance nobody has set.
    static func known(_ kind: UIView.Type) -> UIView? {
        proxies.isEmpty ? nil : proxies[ObjectIdentifier(kind)]
    }
}

extension UIView {
    /// What the view's ground is where it has none of its own.
    var appearanceGround: UIColor? { backgroundColor ?? AppearanceProxies.known(type(of: self))?.backgroundColor }

    /// Takes what was set on an appearance to SwiftUI's controls.
    static func changeControls(_ change: (inout ControlAppearance) -> Void) {
        AppRuntime.changeEnvironment { change(&$0.controlAppearance) }
    }
}
