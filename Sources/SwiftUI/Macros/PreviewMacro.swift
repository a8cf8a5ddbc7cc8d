import SwiftUICore

/// Makes a preview of a view.
///
/// ```swift
/// #Preview("A long name", traits: .sizeThatFitsLayout) {
///     Text("Bartholomew")
/// }
/// ```
/// The code of a preview is part of the program but runs only when the preview is rendered.
/// - Parameters:
///   - name: What the preview is called; nil names it after its place in the source.
///   - traits: How the preview is laid out.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Lets a dynamic property stand at the root of a `#Preview` body.
///
/// ```swift
/// #Preview {
///     @Previewable @State var isOn = true
///     Toggle("Loud noises", isOn: $isOn)
/// }
/// ```
/// `#Preview` moves tagged variables into a view of its own, so their initial values can't use each other. Anywhere but
/// at the root of a `#Preview` body the tag is an error.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
