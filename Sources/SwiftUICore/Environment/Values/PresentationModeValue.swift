/// Whether a view is presented, and the way to end that.
public struct PresentationMode: Sendable {
    /// Whether the view is in something that was presented or pushed.
    public private(set) var isPresented: Bool

    package init(isPresented: Bool) { self.isPresented = isPresented }

    /// Takes away what the view is presented in, or goes back from where it was pushed.
    public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
    /// Whether the view is presented. The older form of `dismiss` and `isPresented`.
    public var presentationMode: Binding<PresentationMode> {
        guard let handle = presentationHandle else { return .constant(PresentationMode(isPresented: false)) }
        return MainActor.assumeIsolated { handle.mode }
    }
}
