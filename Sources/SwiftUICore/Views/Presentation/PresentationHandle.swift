/// Lets what is presented or pushed ask to be taken away.
@MainActor
package final class PresentationHandle {
    private let action: @MainActor () -> Void

    package init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    package func dismiss() { action() }

    /// The binding that `\.presentationMode` gives; one place for as long as the content is there.
    private(set) lazy var mode = Binding<PresentationMode>(
        get: { PresentationMode(isPresented: true) },
        set: { [weak self] mode in
            guard !mode.isPresented else { return }
            MainActor.assumeIsolated { self?.dismiss() }
        })
}
