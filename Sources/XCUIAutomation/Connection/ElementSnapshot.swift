import Foundation

/// An element of the app's accessibility tree at one moment.
struct ElementSnapshot: Decodable {
    let role: String
    var label: String
    let value: String
    let identifier: String
    /// x, y, width, height in the window, points.
    private let frame: [Double]
    let isEnabled: Bool
    let isSelected: Bool
    let hasFocus: Bool
    var children: [ElementSnapshot]

    init(role: String, label: String = "", identifier: String = "", frame: CGRect, children: [ElementSnapshot]) {
        self.role = role
        self.label = label
        value = ""
        self.identifier = identifier
        self.frame = frame.isNull ? [] : [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
        isEnabled = true
        isSelected = false
        hasFocus = false
        self.children = children
    }

    var rectangle: CGRect {
        frame.count == 4 ? CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) : .zero
    }

    /// The types by which a query finds it, the one that it reports first.
    var types: [XCUIElement.ElementType] { ElementRoles.types[role] ?? [.other] }

    /// All that lies below it, in reading order.
    var descendants: [ElementSnapshot] { children.flatMap { [$0] + $0.descendants } }

    /// Whether a test may call it so.
    func isCalled(_ name: String) -> Bool { identifier == name || label == name || value == name }

    /// A line an element, two spaces a level.
    func text(indent: String = "") -> String {
        var line = "\(indent)\(types[0].name), {{\(rectangle.minX), \(rectangle.minY)}, "
        line += "{\(rectangle.width), \(rectangle.height)}}"
        if !identifier.isEmpty { line += ", identifier: '\(identifier)'" }
        if !label.isEmpty { line += ", label: '\(label)'" }
        if !value.isEmpty { line += ", value: \(value)" }
        if isSelected { line += ", Selected" }
        if !isEnabled { line += ", Disabled" }
        return ([line] + children.map { $0.text(indent: indent + "  ") }).joined(separator: "\n")
    }
}
