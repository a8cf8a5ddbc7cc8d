import Drawing
import Foundation
import Geometry

extension ResolvedStyle: Animatable {
    package var animatableData: AnimatableVector {
        get {
            var (copy, transfer) = (self, VectorTransfer())
            copy.transfer(&transfer)
            return AnimatableVector(transfer.values)
        }
        set {
            var transfer = VectorTransfer(setting: newValue)
            self.transfer(&transfer)
        }
    }

    private mutating func transfer(_ transfer: inout VectorTransfer) {
        fill.transfer(&transfer)
        transfer.number(&layerOpacity, unit: animatableUnit)
        for index in shadows.indices {
            transfer.color(&shadows[index].color)
            transfer.number(&shadows[index].radius)
            transfer.number(&shadows[index].offset.width)
            transfer.number(&shadows[index].offset.height)
        }
    }

    /// The look in a form whose numbers mean the same as those of another one: a colour as a gradient of that colour.
    /// - Returns: nil where there is nothing between the two.
    func matching(_ other: ResolvedStyle) -> ResolvedStyle? {
        guard blendMode == other.blendMode, shadows.count == other.shadows.count,
            let fill = fill.matching(other.fill)
        else { return nil }
        var result = self
        result.fill = fill
        return result
    }
}

extension ResolvedStyle.Fill {
    fileprivate mutating func transfer(_ transfer: inout VectorTransfer) {
        switch self {
        case .color(var color):
            transfer.color(&color)
            self = .color(color)
        case .linearGradient(var ramp, var start, var end):
            transfer.ramp(&ramp)
            transfer.point(&start)
            transfer.point(&end)
            self = .linearGradient(ramp, start: start, end: end)
        case .radialGradient(var ramp, var center, var startRadius, var endRadius):
            transfer.ramp(&ramp)
            transfer.point(&center)
            transfer.number(&startRadius)
            transfer.number(&endRadius)
            self = .radialGradient(ramp, center: center, startRadius: startRadius, endRadius: endRadius)
        case .ellipticalGradient(var ramp, var center, var start, var end):
            transfer.ramp(&ramp)
            transfer.point(&center)
            transfer.number(&start, unit: animatableUnit)
            transfer.number(&end, unit: animatableUnit)
            self = .ellipticalGradient(ramp, center: center, startFraction: start, endFraction: end)
        case .angularGradient(var ramp, var center, var startAngle, var endAngle):
            transfer.ramp(&ramp)
            transfer.point(&center)
            transfer.number(&startAngle, unit: animatableUnit)
            transfer.number(&endAngle, unit: animatableUnit)
            self = .angularGradient(ramp, center: center, startAngle: startAngle, endAngle: endAngle)
        case .backdrop(var blur, var saturation, var tint):
            transfer.number(&blur)
            transfer.number(&saturation, unit: animatableUnit)
            transfer.color(&tint)
            self = .backdrop(blur: blur, saturation: saturation, tint: tint)
        case .tile, .mesh, .placed: break
        }
    }

    fileprivate func matching(_ other: ResolvedStyle.Fill) -> ResolvedStyle.Fill? {
        switch (self, other) {
        case (.color, .color), (.backdrop, .backdrop): return self
        case (.color(let color), _): return other.gradient(of: color)
        case (.linearGradient(let ramp, _, _), .linearGradient(let other, _, _)),
            (.radialGradient(let ramp, _, _, _), .radialGradient(let other, _, _, _)),
            (.ellipticalGradient(let ramp, _, _, _), .ellipticalGradient(let other, _, _, _)),
            (.angularGradient(let ramp, _, _, _), .angularGradient(let other, _, _, _)):
            return ramp.stops.count == other.stops.count ? self : nil
        default: return nil
        }
    }

    /// The gradient with all its stops in one colour; nil for what is no gradient.
    private func gradient(of color: RGBA) -> ResolvedStyle.Fill? {
        func plain(_ ramp: GradientRamp) -> GradientRamp {
            GradientRamp(stops: ramp.stops.map { GradientRamp.Stop(color: color, location: $0.location) })
        }
        switch self {
        case .linearGradient(let ramp, let start, let end):
            return .linearGradient(plain(ramp), start: start, end: end)
        case .radialGradient(let ramp, let center, let startRadius, let endRadius):
            return .radialGradient(plain(ramp), center: center, startRadius: startRadius, endRadius: endRadius)
        case .ellipticalGradient(let ramp, let center, let start, let end):
            return .ellipticalGradient(plain(ramp), center: center, startFraction: start, endFraction: end)
        case .angularGradient(let ramp, let center, let startAngle, let endAngle):
            return .angularGradient(plain(ramp), center: center, startAngle: startAngle, endAngle: endAngle)
        case .color, .tile, .backdrop, .mesh, .placed: return nil
        }
    }
}

extension VectorTransfer {
    /// Colours are weighed by their opacity: what fades out keeps its hue.
    mutating func color(_ color: inout RGBA) {
        var alpha = Double(color.alpha)
        var components = [color.red, color.green, color.blue].map { Double($0) * alpha }
        for index in components.indices { number(&components[index], unit: animatableUnit) }
        number(&alpha, unit: animatableUnit)
        let opacity = min(1, max(0, alpha))
        guard alpha > 0 else { return color = RGBA(red: color.red, green: color.green, blue: color.blue, alpha: 0) }
        color = RGBA(
            red: Float(components[0] / alpha), green: Float(components[1] / alpha), blue: Float(components[2] / alpha),
            alpha: Float(opacity))
    }

    fileprivate mutating func ramp(_ ramp: inout GradientRamp) {
        for index in ramp.stops.indices {
            color(&ramp.stops[index].color)
            number(&ramp.stops[index].location, unit: animatableUnit)
        }
    }

    fileprivate mutating func point(_ point: inout UnitPoint) {
        number(&point.x, unit: animatableUnit)
        number(&point.y, unit: animatableUnit)
    }
}
