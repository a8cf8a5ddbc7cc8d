/// What a target makes.
package enum ProductType: Hashable, Sendable {
    case application, framework, staticLibrary, unitTests, interfaceTests, appExtension, tool
    /// Any other, by Xcode's identifier.
    case other(String)

    init(identifier: String) {
        self =
            switch identifier {
            case "com.apple.product-type.application", "com.apple.product-type.application.on-demand-install-capable":
                .application
            case "com.apple.product-type.framework", "com.apple.product-type.framework.static": .framework
            case "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic": .staticLibrary
            case "com.apple.product-type.bundle.unit-test": .unitTests
            case "com.apple.product-type.bundle.ui-testing": .interfaceTests
            case "com.apple.product-type.app-extension", "com.apple.product-type.extensionkit-extension": .appExtension
            case "com.apple.product-type.tool": .tool
            default: .other(identifier)
            }
    }
}
