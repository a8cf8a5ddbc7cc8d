import Foundation
import Geometry
import SwiftUICore

/// Gives the places of a represented gesture recognizer in the coordinates of SwiftUI's views.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    let source: GestureSource

    /// Where the pointer is, in the view's own coordinates.
    public var localLocation: CGPoint { source.recognizer?.place ?? .zero }

    /// How far the pointer has come, in points; nil for what does not move.
    public var localTranslation: CGPoint? { (source.recognizer as? UIPanGestureRecognizer)?.translation(in: nil) }

    /// Points a second; nil for what does not move.
    public var localVelocity: CGPoint? { (source.recognizer as? UIPanGestureRecognizer)?.velocity(in: nil) }

    public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
        convert(localPoint: localLocation, to: space)
    }

    public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { localTranslation }

    public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { localVelocity }

    public func convert(localPoint: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint {
        let origin = source.origin(in: space.coordinateSpace)
        return CGPoint(x: localPoint.x + origin.x, y: localPoint.y + origin.y)
    }

    public func convert(localRect: CGRect, to space: some CoordinateSpaceProtocol) -> CGRect {
        CGRect(origin: convert(localPoint: localRect.origin, to: space), size: localRect.size)
    }

    public func convert(globalPoint: CGPoint, to space: some CoordinateSpaceProtocol = .local) -> CGPoint {
        let origin = source.origin(in: .global)
        return convert(localPoint: CGPoint(x: globalPoint.x - origin.x, y: globalPoint.y - origin.y), to: space)
    }

    public func convert(globalRect: CGRect, to space: some CoordinateSpaceProtocol = .local) -> CGRect {
        CGRect(origin: convert(globalPoint: globalRect.origin, to: space), size: globalRect.size)
    }
}

/// A represented recognizer and where its view lies.
@MainActor
final class GestureSource {
    weak var recognizer: UIGestureRecognizer?
    private var place: GesturePlace?

    nonisolated init() {}

    func moved(to place: GesturePlace) {
        self.place = place
        recognizer?.origin = place.origin
    }

    /// Where the view begins.
    func origin(in space: CoordinateSpace) -> CGPoint { place?.proxy.frame(in: space).origin ?? .zero }
}

/// Where the view of a represented recognizer lies in the window.
struct GesturePlace: Equatable, Sendable {
    let proxy: GeometryProxy
    let origin: CGPoint

    init(_ proxy: GeometryProxy) {
        self.proxy = proxy
        origin = proxy.frame(in: .global).origin
    }

    static func == (left: GesturePlace, right: GesturePlace) -> Bool { left.origin == right.origin }
}
