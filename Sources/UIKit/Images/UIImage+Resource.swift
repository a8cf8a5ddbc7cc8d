import RuntimeWarnings
import SwiftUICore

extension UIImage {
    /// Makes the picture of an image set in an asset catalog, empty (and reported) where it is not there.
    public convenience init(resource: ImageResource) {
        let asset = AssetName(resource.name, bundle: resource.bundle)
        if AssetCatalog.in(asset.bundlePath).image(resource.name, AssetTraits()) != nil {
            self.init(resolving: .asset(asset))
        } else {
            RuntimeWarning.report("There is no picture named '\(resource.name)'.", once: "resource \(resource.name)")
            self.init()
        }
    }
}
