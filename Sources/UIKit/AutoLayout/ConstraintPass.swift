import Foundation
import RuntimeWarnings

/// Finds the frames of the views in a hierarchy that rules place.
@MainActor
struct ConstraintPass {
    let root: UIView
    var system = LinearSystem()
    private var boxes: [ObjectIdentifier: ConstraintBox] = [:]
    private var contents: [ObjectIdentifier: ConstraintBox] = [:]
    private var placed: [UIView] = []
    private var rules: [NSLayoutConstraint] = []
    /// Heights of texts that are broken into lines, by view.
    private let wrapped: [ObjectIdentifier: CGFloat]
    private var conflicts: Set<Int> = []

    private init(_ root: UIView, wrapped: [ObjectIdentifier: CGFloat] = [:]) {
        self.root = root
        self.wrapped = wrapped
    }

    // MARK: Uses

    /// Gives the views that rules place their frames; the outermost keeps its own.
    static func layOut(_ root: UIView) {
        root.updateConstraintsIfNeeded()
        let size = root.bounds.size
        let pass = solved(root) { system, box in
            system.add(box.width - .init(Double(size.width)), .equal)
            system.add(box.height - .init(Double(size.height)), .equal)
        }
        pass.report()
        pass.apply()
    }

    /// The size of a hierarchy that is nearest to another, as far as its rules allow.
    static func size(
        of root: UIView, near target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        root.updateConstraintsIfNeeded()
        let pass = solved(root) { system, box in
            system.add(box.width - .init(Double(target.width)), .equal, priority: min(999, horizontal.rawValue))
            system.add(box.height - .init(Double(target.height)), .equal, priority: min(999, vertical.rawValue))
        }
        return pass.boxes[ObjectIdentifier(root)].map { pass.size(of: $0) } ?? .zero
    }

    /// Texts are measured again where they got less than their own width.
    private static func solved(
        _ root: UIView, _ bound: (inout LinearSystem, ConstraintBox) -> Void
    ) -> ConstraintPass {
        let first = solvedOnce(root, [:], bound)
        let wrapped = first.wrappedHeights
        return wrapped.isEmpty ? first : solvedOnce(root, wrapped, bound)
    }

    private static func solvedOnce(
        _ root: UIView, _ wrapped: [ObjectIdentifier: CGFloat],
        _ bound: (inout LinearSystem, ConstraintBox) -> Void
    ) -> ConstraintPass {
        var pass = ConstraintPass(root, wrapped: wrapped)
        var box = ConstraintBox(unknownIn: &pass.system)
        (box.left, box.top) = (.init(), .init())
        pass.boxes[ObjectIdentifier(root)] = box
        bound(&pass.system, box)
        pass.contentRules(of: root, box)
        pass.gather(root)
        pass.conflicts = pass.system.solve()
        return pass
    }

    // MARK: Rules

    private mutating func gather(_ view: UIView) {
        for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
            guard let box = box(of: subview) else { continue }
            placed.append(subview)
            contentRules(of: subview, box)
        }
        for rule in view.constraints { add(rule) }
        (view as? UIStackView).map { arrange($0) }
        for subview in view.subviews { gather(subview) }
    }

    private mutating func add(_ rule: NSLayoutConstraint) {
        guard rule.constant.isFinite, rule.multiplier.isFinite, let edges = rule.edges,
            let first = expression(edges.first, beside: edges.second)
        else { return }
        let second = expression(edges.second, beside: edges.first) ?? .init()
        let difference = first - second * Double(rule.multiplier) - .init(Double(rule.constant))
        rules.append(rule)
        system.add(
            difference, rule.relation.linear, priority: rule.priority.rawValue, tag: rules.count - 1)
    }

    /// A view wants the size of its content.
    private mutating func contentRules(of view: UIView, _ box: ConstraintBox) {
        var size = view.intrinsicContentSize
        if let height = wrapped[ObjectIdentifier(view)] { size.height = height }
        contentRules(of: view, .horizontal, box.width, size.width)
        contentRules(of: view, .vertical, box.height, size.height)
    }

    private mutating func contentRules(
        of view: UIView, _ axis: NSLayoutConstraint.Axis, _ length: LinearExpression, _ own: CGFloat
    ) {
        guard own >= 0 else { return }
        let difference = length - .init(Double(own))
        let weight = weight(of: view)
        system.add(
            difference, .atMost, priority: min(999, view.contentHuggingPriority(for: axis).rawValue), weight: weight)
        system.add(
            difference, .atLeast, priority: min(999, view.contentCompressionResistancePriority(for: axis).rawValue),
            weight: weight)
    }

    /// Where the views of a stack hug alike, the first gives way.
    private func weight(of view: UIView) -> Double {
        guard let stack = view.superview as? UIStackView, let index = stack.arrangedSubviews.firstIndex(of: view) else {
            return 1
        }
        return 1 + Double(index) / 1000
    }

    // MARK: Boxes

    /// nil for a view of another hierarchy.
    mutating func box(of view: UIView) -> ConstraintBox? {
        if let known = boxes[ObjectIdentifier(view)] { return known }
        guard let superview = view.superview, let parent = box(of: superview) else { return nil }
        let frame = view.frame.offsetBy(dx: -superview.bounds.minX, dy: -superview.bounds.minY)
        let isFixed = view.translatesAutoresizingMaskIntoConstraints
        let box = isFixed ? parent.part(frame) : ConstraintBox(unknownIn: &system)
        boxes[ObjectIdentifier(view)] = box
        return box
    }

    /// What a scroll view scrolls: it starts where the view does.
    private mutating func content(of view: UIView) -> ConstraintBox? {
        if let known = contents[ObjectIdentifier(view)] { return known }
        guard let frame = box(of: view) else { return nil }
        var content = ConstraintBox(unknownIn: &system)
        (content.left, content.top) = (frame.left, frame.top)
        contents[ObjectIdentifier(view)] = content
        return content
    }

    private mutating func box(of guide: UILayoutGuide) -> ConstraintBox? {
        guard let view = guide.owningView else { return nil }
        switch guide.place {
        case .scrolledContent: return content(of: view)
        case .inset(let insets): return box(of: view)?.inset(by: insets(view))
        case .free:
            if let known = boxes[ObjectIdentifier(guide)] { return known }
            let box = ConstraintBox(unknownIn: &system)
            boxes[ObjectIdentifier(guide)] = box
            return box
        }
    }

    /// nil where there is no item.
    private mutating func expression(
        _ edge: NSLayoutConstraint.Edge, beside other: NSLayoutConstraint.Edge
    ) -> LinearExpression? {
        if let guide = edge.item as? UILayoutGuide { return box(of: guide)?.edge(edge.attribute, of: nil) }
        guard let view = edge.item as? UIView else { return nil }
        // Edges of a scroll view are those of its content for what is in it; its lengths are its own.
        if view is UIScrollView, !edge.attribute.isLength, let inner = other.item?.constrainedView, inner !== view,
            inner.isDescendant(of: view)
        {
            return content(of: view)?.edge(edge.attribute, of: nil)
        }
        return box(of: view)?.edge(edge.attribute, of: view)
    }

    // MARK: Solution

    private func size(of box: ConstraintBox) -> CGSize {
        CGSize(width: system.value(of: box.width), height: system.value(of: box.height))
    }

    private var wrappedHeights: [ObjectIdentifier: CGFloat] {
        var result: [ObjectIdentifier: CGFloat] = [:]
        for view in placed {
            guard let box = boxes[ObjectIdentifier(view)] else { continue }
            let (own, width) = (view.intrinsicContentSize, size(of: box).width)
            guard own.width >= 0, own.height >= 0, width < own.width - 0.5 else { continue }
            let height = view.wrappedHeight(width)
            if height != own.height { result[ObjectIdentifier(view)] = height }
        }
        return result
    }

    private func report() {
        for tag in conflicts.sorted() where rules.indices.contains(tag) {
            let rule = rules[tag]
            RuntimeWarning.report(
                "Constraints can't be met together; one is given up: \(rule.summary).",
                once: "NSLayoutConstraint \(rule.summary)")
        }
    }

    private func apply() {
        for view in placed {
            guard let box = boxes[ObjectIdentifier(view)], let superview = view.superview,
                let parent = boxes[ObjectIdentifier(superview)]
            else { continue }
            let frame = frame(box, in: parent)
            view.take(frame.offsetBy(dx: superview.bounds.minX, dy: superview.bounds.minY))
        }
        for (key, content) in contents {
            guard let view = (placed + [root]).first(where: { ObjectIdentifier($0) == key }) as? UIScrollView else {
                continue
            }
            view.contentSize = size(of: content)
        }
        for view in placed + [root] { tellGuides(of: view) }
    }

    private func tellGuides(of view: UIView) {
        for guide in view.autoLayout.allGuides {
            switch guide.place {
            case .inset(let insets): guide.layoutFrame = view.bounds.inset(by: insets(view))
            case .free:
                guard let box = boxes[ObjectIdentifier(guide)], let outer = boxes[ObjectIdentifier(view)] else { break }
                guide.layoutFrame = frame(box, in: outer)
            case .scrolledContent:
                guard let box = contents[ObjectIdentifier(view)] else { break }
                guide.layoutFrame = CGRect(origin: .zero, size: size(of: box))
            }
        }
    }

    /// On whole pixels.
    private func frame(_ box: ConstraintBox, in parent: ConstraintBox) -> CGRect {
        let scale = max(1, UIScreen.main.scale)
        func pixel(_ expression: LinearExpression) -> CGFloat {
            (CGFloat(system.value(of: expression)) * scale).rounded() / scale
        }
        let (left, top) = (pixel(box.left - parent.left), pixel(box.top - parent.top))
        return CGRect(
            x: left, y: top, width: pixel(box.right - parent.left) - left,
            height: pixel(box.bottom - parent.top) - top)
    }
}

extension UIView {
    /// Takes the frame that rules say; a transform stays.
    fileprivate func take(_ frame: CGRect) {
        autoLayout.isTakingSolution = true
        if bounds.size != frame.size { bounds.size = frame.size }
        autoLayout.isTakingSolution = false
        center = CGPoint(x: frame.midX, y: frame.midY)
    }
}
