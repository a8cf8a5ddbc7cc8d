import Foundation
import Platform

/// An element of the accessibility tree, as a UI test sees it.
struct RemoteElement: Encodable {
    let role: String
    let label: String
    let value: String
    let identifier: String
    /// x, y, width, height in the window, points.
    let frame: [Double]
    let isEnabled: Bool
    let isSelected: Bool
    let hasFocus: Bool
    let children: [RemoteElement]

    @MainActor
    init(_ node: any AccessibilityNode) {
        let properties = node.properties
        let frame = properties.frame
        role = properties.role.rawValue
        label = properties.label
        value = properties.value
        identifier = properties.identifier
        self.frame = [frame.minX, frame.minY, frame.width, frame.height].map { $0.isFinite ? Double($0) : 0 }
        isEnabled = !properties.traits.contains(.disabled)
        isSelected = properties.traits.contains(.selected)
        hasFocus = properties.traits.contains(.focused)
        children = node.children.map(RemoteElement.init)
    }
}
