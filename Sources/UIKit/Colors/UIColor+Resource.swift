import SwiftUICore

extension UIColor {
    /// Makes the colour of a colour set in an asset catalog.
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
