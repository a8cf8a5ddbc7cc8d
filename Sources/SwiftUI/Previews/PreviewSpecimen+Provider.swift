import Foundation
import RuntimeWarnings
import SwiftUICore

extension PreviewSpecimen {
    /// The previews of a provider: one for each view in it.
    static func all<Provider: PreviewProvider>(of provider: Provider.Type, in runtime: AppRuntime) -> [PreviewSpecimen]
    {
        let elements = ProviderElements()
        // The views are made to be counted and asked for their names; each is made anew for its picture.
        let root = runtime.content(ElementsReader(Provider.previews) { elements.read($0) })
        defer { root.close() }
        return elements.found.enumerated().map { index, traits in
            let view = ElementsReader(Provider.previews) { all in if index < all.count { all[index] } }
            // The others ask for nothing, since they are not shown.
            return PreviewSpecimen(provider, traits, view: view.preferredColorScheme(traits.colorScheme))
        }
    }

    private init<Provider: PreviewProvider>(_ provider: Provider.Type, _ traits: ProviderTraits, view: some View) {
        let type = String(describing: provider)
        name = traits.name ?? type.replacingOccurrences(of: #"_?Previews?$"#, with: "", options: .regularExpression)
        place = type
        isLandscape = traits.orientation?.isLandscape ?? false
        switch traits.layout {
        case .sizeThatFits: layout = .sizeThatFits
        case .fixed(let width, let height): layout = .fixed(CGSize(width: width, height: height))
        case .device, nil: break
        }
        if let context = traits.context as? any SurroundingPreviewContext {
            layout = .fixed(context.size)
            self.view = context.surround(AnyView(view))
        } else {
            self.view = view
        }
        if let device = traits.device {
            screenSize = device.screenSize
            if screenSize == nil {
                RuntimeWarning.report(
                    "previewDevice(\"\(device.rawValue)\"): this device is not known.",
                    once: "device \(device.rawValue)")
            }
        }
    }
}

/// What the modifiers of one view in a provider say of its preview.
struct ProviderTraits {
    var name: String?
    var layout: PreviewLayout?
    var device: PreviewDevice?
    var orientation: InterfaceOrientation?
    var colorScheme: ColorScheme?
    /// Nil for a view that is shown by itself.
    var context: (any PreviewContext)?
}

/// The views of a provider as they were found.
@MainActor
private final class ProviderElements {
    private(set) var found: [ProviderTraits] = []

    func read(_ elements: [ElementView]) -> EmptyView {
        found = elements.map {
            ProviderTraits(
                name: $0.trait(PreviewDisplayNameKey.self) ?? nil, layout: $0.trait(PreviewLayoutKey.self),
                device: $0.trait(PreviewDeviceKey.self) ?? nil, orientation: $0.trait(PreviewOrientationKey.self),
                colorScheme: $0.preference(PreferredColorSchemeKey.self) ?? nil,
                context: $0.trait(PreviewContextTrait.self))
        }
        return EmptyView()
    }
}
