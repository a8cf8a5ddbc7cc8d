import AppleFoundation
import CoreTransferable
import Foundation
import Platform
import UniformTypeIdentifiers

/// A button that hands over what is on the clipboard; texts, as desktops have them in common.
public nonisolated struct PasteButton: View {
    private let paste: @MainActor ([NSItemProvider]) -> Void
    @Environment(\.clipboard) private var clipboard

    /// Hands over values of a type that can be made of what is on the clipboard.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        let action = UncheckedBox(onPaste)
        paste = { providers in
            for provider in providers {
                provider.loadTransferable(type: T.self) { result in
                    guard let value = try? result.get() else { return }
                    let box = UncheckedBox(value)
                    Task { @MainActor in action.value([box.value]) }
                }
            }
        }
    }

    /// Hands over what is on the clipboard, if it is of one of the kinds.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        let action = UncheckedBox(payloadAction)
        paste = { providers in
            let wanted = providers.filter { provider in
                supportedContentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
            }
            if !wanted.isEmpty { action.value(wanted) }
        }
    }

    @MainActor
    public var body: some View {
        Button {
            clipboard?.string { string in
                if let string { paste([NSItemProvider(object: NSString(string: string))]) }
            }
        } label: {
            HStack(spacing: 6) {
                Image(systemName: "doc.on.clipboard").accessibilityHidden(true)
                SystemText(.paste)
            }
        }
        .buttonStyle(.borderedProminent)
    }
}
