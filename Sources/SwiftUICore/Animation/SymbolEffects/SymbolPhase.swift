import Foundation
import Geometry

/// How a symbol stands at a moment of an effect.
public struct SymbolPhase: Equatable, Sendable {
    var scale = 1.0
    var degrees = 0.0
    /// How far it is from its place, in parts of its height.
    var shift = SymbolShift.zero
    var opacity = 1.0
    /// How much of the symbol is lit, 0…1; nil leaves that to the symbol.
    var lit: Double?

    static let rest = SymbolPhase()

    /// What two effects on one symbol do together.
    func with(_ other: SymbolPhase) -> SymbolPhase {
        SymbolPhase(
            scale: scale * other.scale, degrees: degrees + other.degrees, shift: shift + other.shift,
            opacity: opacity * other.opacity, lit: other.lit ?? lit)
    }

    /// As it stands where text runs from right to left.
    var mirrored: SymbolPhase {
        var result = self
        result.shift.first.negate()
        return result
    }

    func turned(by degrees: Double) -> SymbolPhase {
        var result = self
        result.degrees += degrees
        return result
    }
}

/// Rightwards and downwards.
package typealias SymbolShift = AnimatablePair<Double, Double>

extension SymbolPhase: Animatable {
    public typealias AnimatableData = AnimatablePair<
        AnimatablePair<Double, Double>, AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>
    >

    public var animatableData: AnimatableData {
        get { AnimatablePair(AnimatablePair(scale, degrees), AnimatablePair(shift, AnimatablePair(opacity, lit ?? 1))) }
        set {
            (scale, degrees) = (newValue.first.first, newValue.first.second)
            shift = newValue.second.first
            opacity = newValue.second.second.first
            if lit != nil { lit = newValue.second.second.second }
        }
    }
}

// MARK: Drawing

extension SymbolPhase {
    /// Where a symbol draws that is in a rectangle at rest.
    func bounds(of rectangle: CGRect) -> CGRect {
        self == .rest ? rectangle : rectangle.applying(transform(in: rectangle))
    }

    /// About the middle.
    private func transform(in rectangle: CGRect) -> CGAffineTransform {
        CGAffineTransform(
            translationX: rectangle.midX + rectangle.height * shift.first,
            y: rectangle.midY + rectangle.height * shift.second
        ).rotated(by: degrees * .pi / 180)
            .scaledBy(x: scale, y: scale).translatedBy(x: -rectangle.midX, y: -rectangle.midY)
    }

    @MainActor
    func paint(_ painter: inout Painter, in rectangle: CGRect, _ content: (inout Painter) -> Void) {
        guard opacity > 0, scale != 0 else { return }
        guard scale != 1 || degrees != 0 || shift != .zero || opacity != 1 else { return content(&painter) }
        painter.transformed(by: transform(in: rectangle)) { painter in
            if opacity >= 1 { return content(&painter) }
            painter.layer(.opacity(opacity), bounds: rectangle.insetBy(dx: -2, dy: -2), content)
        }
    }
}
