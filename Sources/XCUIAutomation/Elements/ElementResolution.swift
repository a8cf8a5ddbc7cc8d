import Foundation

/// How an element is found, each time anew.
struct ElementResolution: @unchecked Sendable {
    /// In words for messages: `Button "Save"`.
    let description: String
    private let find: () -> [ElementSnapshot]

    init(_ description: String, find: @escaping () -> [ElementSnapshot]) {
        self.description = description
        self.find = find
    }

    func resolve() -> [ElementSnapshot] { find() }

    /// The whole app; nothing where it does not run.
    static let application = ElementResolution("application") {
        guard let windows = try? XCUIApplication.connection?.elements() else { return [] }
        return [ElementSnapshot(application: windows)]
    }

    /// The frame of the window in front.
    static var windowBounds: CGRect? { application.resolve().first?.children.last { $0.role == "window" }?.rectangle }

    /// Whether a touch at a point comes to an element, and not to one that lies above it.
    static func isReached(_ element: ElementSnapshot, at point: CGPoint) -> Bool {
        guard let window = application.resolve().first?.children.last(where: { $0.role == "window" }) else {
            return false
        }
        // What opens above all else is the last, and leaves nothing below it in reach.
        guard let top = window.children.last(where: { ["alert", "sheet", "menu"].contains($0.role) }) else {
            return true
        }
        return ([top] + top.descendants).contains { $0.rectangle == element.rectangle && $0.label == element.label }
    }
}
