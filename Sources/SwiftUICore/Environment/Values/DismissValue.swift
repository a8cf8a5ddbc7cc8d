/// Takes away what is presented, or goes back from what was pushed.
///
/// Where nothing is presented it does nothing.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
    fileprivate let handle: PresentationHandle?

    public func callAsFunction() { handle?.dismiss() }
}

extension EnvironmentValues {
    /// Takes away what the view is presented in, or goes back from where it was pushed.
    public var dismiss: DismissAction { DismissAction(handle: presentationHandle) }

    /// Whether the view is in something that was presented or pushed.
    public var isPresented: Bool { presentationHandle != nil }

    /// What takes away what the view is in; nil where nothing is presented.
    package var presentationHandle: PresentationHandle? {
        get { self[PresentationHandleKey.self] }
        set { self[PresentationHandleKey.self] = newValue }
    }
}

package struct PresentationHandleKey: EnvironmentKey {
    package static var defaultValue: PresentationHandle? { nil }
}
