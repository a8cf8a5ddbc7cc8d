import Drawing
import Foundation
import Geometry
import Platform

extension TextNode: Responder {
    package func makeRecognizers() -> [GestureRecognizer] {
        [TextLinkRecognizer(text: self)] + (isSelectable ? [makeSelectionRecognizer()] : [])
    }
}

/// Recognises a tap on a link; taps beside links are left to what is around the text.
private final class TextLinkRecognizer: GestureRecognizer {
    private let text: TextNode
    private var link: TextLink?
    private var start = CGPoint.zero

    /// Points that a finger may move within a tap.
    private static let tolerance: CGFloat = 45

    init(text: TextNode) {
        self.text = text
        super.init(node: text)
    }

    override func handle(_ event: PointerEvent) {
        guard state == .possible else { return }
        switch event.phase {
        case .down:
            start = event.location
            link = text.link(at: location(of: event))
            if link == nil { state = .failed }
        case .moved: if distance(event.location, start) > Self.tolerance { state = .failed }
        case .up: state = .ready
        case .cancelled: state = .failed
        case .hovered, .left: break
        }
    }

    override func act() {
        state = .ended
        if let link { text.open(link) }
    }
}

@MainActor
extension TextNode {
    func link(at point: CGPoint) -> TextLink? {
        links.first { link in rectangles(of: link).contains { $0.insetBy(dx: 0, dy: -1).contains(point) } }
    }

    func open(_ link: TextLink) { environment.values.openURL(link.url) }

    private func rectangles(of link: TextLink) -> [CGRect] {
        guard let layout = placedLayout else { return [] }
        return TextPlaces(layout: layout, measurer: viewGraph.services.textMeasurer).rectangles(of: link.range)
    }

    /// The text as an element, with one more for each link in it.
    func accessibilityElement(_ string: String) -> AccessibilityElement {
        let links = self.links
        var content = AccessibilityContent(role: .text, label: string)
        if isSelectable { content.actions[.named(systemString(.copy))] = { [weak self] in self?.copyText() } }
        if let only = links.first, links.count == 1, only.string == string {
            return element(of: only, frame: windowFrame)
        }
        return AccessibilityElement(
            content, frame: windowFrame,
            elements: links.map { link in
                let bounds = rectangles(of: link).reduce(CGRect.null) { $0.union($1) }
                return element(of: link, frame: windowRectangle(bounds))
            })
    }

    private func element(of link: TextLink, frame: CGRect) -> AccessibilityElement {
        var content = AccessibilityContent(role: .link, label: link.string)
        content.actions[.activate] = { [weak self] in self?.open(link) }
        return AccessibilityElement(content, frame: frame)
    }
}
