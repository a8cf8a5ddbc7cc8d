import UIKit

// A closure whose own statements tell no type would fit all three; the optional makes that of SwiftUI come first.

/// Makes a preview of a view controller.
/// - Parameters:
///   - name: What the preview is called; nil names it after its place in the source.
///   - traits: How the preview is laid out.
///   - body: Makes the view controller.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: (@MainActor () -> UIViewController)?
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Makes a preview of a view of UIKit's.
/// - Parameters:
///   - name: What the preview is called; nil names it after its place in the source.
///   - traits: How the preview is laid out.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> UIView)?
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
