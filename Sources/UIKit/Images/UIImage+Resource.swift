import RuntimeWarnings
import SwiftUICore

extension UIImage {
    /// Makes the picture of an image set in an asset catalog, empty (and reported) where it is not there.
    public convenience init(resource: ImageResource) {
        let asset = AssetName(resource.name, bundle: resource.bundle)
        if AssetCatalog.in(asset.bundlePath).image(resource.name, AssetTraits()) != nil {
            self.init(resolving: .asset(asset))
        } else {
            RuntimeWarning.report(once: "resource \(resource.name)", literal: resource.name) {
                AssetCatalog.in(asset.bundlePath).absence(of: .image, asset)
            }
            self.init()
        }
    }
}
