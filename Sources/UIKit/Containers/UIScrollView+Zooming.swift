import Foundation
import Geometry
import SwiftUICore

/// How far a scroll view is zoomed in.
struct ZoomState {
    var scale: CGFloat = 1
    var minimum: CGFloat = 1
    var maximum: CGFloat = 1
    var bounces = true
    /// The scale when the user's fingers came down; nil without them.
    var start: CGFloat?
}

extension UIScrollView {
    /// How many times its own size the zoomed view has; 1 at first.
    public var zoomScale: CGFloat {
        get { zoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// The least scale that fingers reach. Where it is not less than the most, nothing is zoomed.
    public var minimumZoomScale: CGFloat {
        get { zoom.minimum }
        set {
            zoom.minimum = newValue
            invalidateContent()
        }
    }

    /// The most that fingers reach.
    public var maximumZoomScale: CGFloat {
        get { zoom.maximum }
        set {
            zoom.maximum = newValue
            invalidateContent()
        }
    }

    /// Lets the scale go beyond its limits while the fingers are down.
    public var bouncesZoom: Bool {
        get { zoom.bounces }
        set { zoom.bounces = newValue }
    }

    public var isZooming: Bool { zoom.start != nil }

    var canZoom: Bool { zoom.minimum < zoom.maximum }

    /// - Parameter scale: one beyond the limits counts as the nearest.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        let middle = CGPoint(x: contentOffset.x + bounds.width / 2, y: contentOffset.y + bounds.height / 2)
        withAnimation(animated ? .default : nil) { zoom(to: limited(scale), about: middle) }
    }

    /// Shows a part of the zoomed view as large as there is room.
    /// - Parameter rect: in the zoomed view's own coordinates.
    public func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
        withAnimation(animated ? .default : nil) {
            zoom(to: scale, about: .zero)
            let point = CGPoint(
                x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2)
            setContentOffset(reachable(point), animated: false)
        }
    }

    private func limited(_ scale: CGFloat) -> CGFloat { min(max(scale, zoom.minimum), max(zoom.minimum, zoom.maximum)) }

    private func reachable(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(0, point.x), max(0, contentSize.width - bounds.width)),
            y: min(max(0, point.y), max(0, contentSize.height - bounds.height)))
    }

    /// - Parameter anchor: the point of the content that stays where it is seen.
    private func zoom(to scale: CGFloat, about anchor: CGPoint) {
        guard scale != zoom.scale, scale > 0, let view = scrollDelegate?.viewForZooming(in: self) else { return }
        let factor = scale / zoom.scale
        zoom.scale = scale
        view.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
        view.center = CGPoint(x: view.bounds.width * scale / 2, y: view.bounds.height * scale / 2)
        contentSize = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
        setContentOffset(
            reachable(
                CGPoint(
                    x: contentOffset.x + anchor.x * (factor - 1), y: contentOffset.y + anchor.y * (factor - 1))),
            animated: false)
        scrollDelegate?.scrollViewDidZoom(self)
    }

    // MARK: Engine

    /// - Parameters:
    ///   - magnification: since the fingers came down.
    ///   - point: the middle between them, in the view.
    func pinch(_ magnification: CGFloat, at point: CGPoint) {
        let start = zoom.start ?? zoom.scale
        if zoom.start == nil {
            zoom.start = start
            scrollDelegate?.scrollViewWillBeginZooming(self, with: scrollDelegate?.viewForZooming(in: self))
        }
        // Beyond the limits the content follows by half as much.
        let wanted = start * magnification
        let nearest = limited(wanted)
        let scale = zoom.bounces ? nearest + (wanted - nearest) / 2 : nearest
        zoom(to: scale, about: CGPoint(x: contentOffset.x + point.x, y: contentOffset.y + point.y))
    }

    func endPinch() {
        zoom.start = nil
        setZoomScale(zoom.scale, animated: true)
        scrollDelegate?.scrollViewDidEndZooming(
            self, with: scrollDelegate?.viewForZooming(in: self), atScale: zoom.scale)
    }
}
