import Foundation

extension ElementSnapshot {
    /// The app with its windows, with rows in its lists, and a keyboard where something can be typed.
    init(application windows: [ElementSnapshot]) {
        let windows = windows.map(\.completed)
        let hasKeyboard = windows.flatMap(\.descendants).contains { $0.hasFocus && ElementValue.isTextEntry($0) }
        self.init(
            role: "application", frame: windows.last?.rectangle ?? .zero,
            children: windows + (hasKeyboard ? [KeyboardSnapshot.keyboard] : []))
    }

    /// What stands side by side in a list is one row, a cell to a test; an alert is called by its title.
    private var completed: ElementSnapshot {
        var result = self
        result.children = children.map(\.completed)
        if ["alert", "sheet"].contains(role), label.isEmpty {
            result.label = result.descendants.first { $0.role == "text" }?.label ?? ""
        }
        guard role == "list", !children.contains(where: { $0.role == "row" }) else { return result }
        var rows: [[ElementSnapshot]] = []
        for child in result.children {
            let frame = child.rectangle
            if let last = rows.indices.last, rows[last].contains(where: { $0.rectangle.overlapsVertically(frame) }) {
                rows[last].append(child)
            } else {
                rows.append([child])
            }
        }
        result.children = rows.map { content in
            let frame = content.reduce(CGRect.null) { $0.union($1.rectangle) }
            return ElementSnapshot(
                role: "row", identifier: content.count == 1 ? content[0].identifier : "", frame: frame,
                children: content)
        }
        return result
    }
}

extension CGRect {
    fileprivate func overlapsVertically(_ other: CGRect) -> Bool { minY < other.maxY && other.minY < maxY }
}
