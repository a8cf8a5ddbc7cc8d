import Combine
import Foundation
import SwiftUICore

/// Makes the delegate of a SwiftUI app, which takes the turns of the app's life before its first view is made.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The delegate, which is an environment object of the app's views where it is an `ObservableObject`.
    public let wrappedValue: DelegateType

    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = DelegateType()
        UIApplication.shared.prepare(delegate: wrappedValue)
    }

    /// Called before the app's body.
    public nonisolated mutating func update() {
        MainActor.assumeIsolated {
            if UIApplication.shared.finishLaunching() {
                UIApplication.shared.connectScene(wrappedValue, findsClass: false)
            }
        }
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = DelegateType()
        UIApplication.shared.prepare(delegate: wrappedValue)
        AppRuntime.current?.environment[ObservableObjectKey<DelegateType>.self] = wrappedValue
    }

    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
