import Foundation

extension ConstraintPass {
    private static let aboutRequired: Float = 999
    /// Lower than what views want themselves.
    private static let tight: Float = 25
    private static let equalCenters: Float = 149

    /// The rules that a stack has for its views.
    mutating func arrange(_ stack: UIStackView) {
        guard let outer = box(of: stack) else { return }
        let box = stack.isLayoutMarginsRelativeArrangement ? outer.inset(by: stack.layoutMargins) : outer
        let shown = stack.shown
        let boxes = shown.compactMap { self.box(of: $0) }
        guard boxes.count == shown.count else { return }
        system.add(outer.width, .atMost, priority: Self.tight)
        system.add(outer.height, .atMost, priority: Self.tight)
        guard let first = boxes.first, let last = boxes.last else { return }
        let axis = stack.axis
        system.add(first.start(axis) - box.start(axis), .equal)
        system.add(last.end(axis) - box.end(axis), .equal)
        space(boxes, stack)
        share(boxes, shown, stack)
        for (view, own) in zip(shown, boxes) { align(view, own, box, stack) }
    }

    /// The gaps along the stack.
    private mutating func space(_ boxes: [ConstraintBox], _ stack: UIStackView) {
        let axis = stack.axis
        let distances = zip(boxes, boxes.dropFirst()).map { $1.start(axis) - $0.end(axis) }
        let isExact = [.fill, .fillEqually, .fillProportionally].contains(stack.distribution)
        for (distance, gap) in zip(distances, stack.gaps) {
            system.add(distance - .init(Double(gap)), isExact ? .equal : .atLeast)
        }
        if stack.distribution == .equalSpacing, let first = distances.first {
            for distance in distances.dropFirst() { system.add(distance - first, .equal) }
        }
        if stack.distribution == .equalCentering {
            let centers = zip(boxes, boxes.dropFirst()).map { $1.center(axis) - $0.center(axis) }
            for center in centers.dropFirst() { system.add(center - centers[0], .equal, priority: Self.equalCenters) }
        }
    }

    /// The lengths along the stack.
    private mutating func share(_ boxes: [ConstraintBox], _ views: [UIView], _ stack: UIStackView) {
        let axis = stack.axis
        switch stack.distribution {
        case .fillEqually:
            for box in boxes.dropFirst() { system.add(box.length(axis) - boxes[0].length(axis), .equal) }
        case .fillProportionally:
            let lengths = views.map { axis == .horizontal ? $0.fittingSize.width : $0.fittingSize.height }
            for (box, length) in zip(boxes, lengths).dropFirst() {
                system.add(
                    box.length(axis) * Double(lengths[0]) - boxes[0].length(axis) * Double(length), .equal,
                    priority: Self.aboutRequired)
            }
        case .fill, .equalSpacing, .equalCentering: break
        }
    }

    /// The place of a view across the stack.
    private mutating func align(_ view: UIView, _ own: ConstraintBox, _ box: ConstraintBox, _ stack: UIStackView) {
        let across: NSLayoutConstraint.Axis = stack.axis == .horizontal ? .vertical : .horizontal
        let start = own.start(across) - box.start(across)
        let end = own.end(across) - box.end(across)
        system.add(start, [.fill, .leading].contains(stack.alignment) ? .equal : .atLeast)
        system.add(end, [.fill, .trailing].contains(stack.alignment) ? .equal : .atMost)
        if stack.alignment == .center { system.add(own.center(across) - box.center(across), .equal) }
        guard let first = stack.shown.first, first !== view, let other = self.box(of: first) else { return }
        let line: NSLayoutConstraint.Attribute? =
            stack.alignment == .firstBaseline
            ? .firstBaseline : stack.alignment == .lastBaseline ? .lastBaseline : nil
        guard let line, let mine = own.edge(line, of: view), let its = other.edge(line, of: first) else { return }
        system.add(mine - its, .equal)
    }
}
