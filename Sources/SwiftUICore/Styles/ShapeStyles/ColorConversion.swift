import Drawing
import Foundation

/// The arithmetic of colour spaces. Components may lie outside 0…1: they stand for colours beyond sRGB's gamut.
package enum ColorConversion {
    /// A component as light, from its sRGB encoding; negative ones by symmetry.
    package static func linear(_ encoded: Float) -> Float {
        let magnitude = abs(encoded)
        let light = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -light : light
    }

    /// The sRGB encoding of a component that is given as light; negative ones by symmetry.
    package static func encoded(_ linear: Float) -> Float {
        let magnitude = abs(linear)
        let code = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return linear < 0 ? -code : code
    }

    package static func linear(_ encoded: SIMD3<Float>) -> SIMD3<Float> {
        SIMD3(linear(encoded.x), linear(encoded.y), linear(encoded.z))
    }

    package static func encoded(_ linear: SIMD3<Float>) -> SIMD3<Float> {
        SIMD3(encoded(linear.x), encoded(linear.y), encoded(linear.z))
    }

    /// sRGB from Display P3, both encoded. P3 has sRGB's encoding and white point, and wider primaries.
    package static func sRGB(displayP3 components: SIMD3<Float>) -> SIMD3<Float> {
        let light = linear(components)
        return encoded(
            SIMD3(
                1.224_940_2 * light.x - 0.224_940_4 * light.y,
                -0.042_056_9 * light.x + 1.042_056_9 * light.y,
                -0.019_637_6 * light.x - 0.078_636_1 * light.y + 1.098_273_5 * light.z))
    }

    /// sRGB from hue, saturation and brightness, each 0…1.
    package static func sRGB(hue: Double, saturation: Double, brightness: Double) -> SIMD3<Float> {
        let turn = hue - hue.rounded(.down)
        let component = { (shift: Double) -> Float in
            let place = (shift + turn * 6).truncatingRemainder(dividingBy: 6)
            let share = max(0, min(min(place, 4 - place), 1))
            return Float(brightness * (1 - saturation * share))
        }
        return SIMD3(component(5), component(3), component(1))
    }

    /// Björn Ottosson's perceptual space Oklab (lightness, green to red, blue to yellow), from light.
    package static func oklab(linear light: SIMD3<Float>) -> SIMD3<Float> {
        let long = cbrt(0.412_221_47 * light.x + 0.536_332_54 * light.y + 0.051_445_995 * light.z)
        let medium = cbrt(0.211_903_5 * light.x + 0.680_699_5 * light.y + 0.107_396_96 * light.z)
        let short = cbrt(0.088_302_46 * light.x + 0.281_718_84 * light.y + 0.629_978_7 * light.z)
        return SIMD3(
            0.210_454_26 * long + 0.793_617_8 * medium - 0.004_072_047 * short,
            1.977_998_5 * long - 2.428_592_2 * medium + 0.450_593_7 * short,
            0.025_904_037 * long + 0.782_771_77 * medium - 0.808_675_77 * short)
    }

    /// Light from Oklab.
    package static func linear(oklab lab: SIMD3<Float>) -> SIMD3<Float> {
        let cube = { (value: Float) in value * value * value }
        let long = cube(lab.x + 0.396_337_78 * lab.y + 0.215_803_76 * lab.z)
        let medium = cube(lab.x - 0.105_561_346 * lab.y - 0.063_854_17 * lab.z)
        let short = cube(lab.x - 0.089_484_18 * lab.y - 1.291_485_5 * lab.z)
        return SIMD3(
            4.076_741_7 * long - 3.307_711_6 * medium + 0.230_969_94 * short,
            -1.268_438 * long + 2.609_757_4 * medium - 0.341_319_38 * short,
            -0.004_196_086_3 * long - 0.703_418_6 * medium + 1.707_614_7 * short)
    }

    /// A colour between two, a fraction of the way, by what the eye sees as even steps.
    package static func mixPerceptually(_ first: RGBA, _ second: RGBA, by fraction: Float) -> RGBA {
        let (start, end) = (oklab(linear: linear(first.components)), oklab(linear: linear(second.components)))
        let middle = encoded(linear(oklab: start + (end - start) * fraction))
        return RGBA(middle, alpha: first.alpha + (second.alpha - first.alpha) * fraction)
    }

    /// A colour between two, a fraction of the way, by the components of their encoding.
    package static func mix(_ first: RGBA, _ second: RGBA, by fraction: Float) -> RGBA {
        RGBA(
            first.components + (second.components - first.components) * fraction,
            alpha: first.alpha + (second.alpha - first.alpha) * fraction)
    }
}

extension RGBA {
    package init(_ components: SIMD3<Float>, alpha: Float) {
        self.init(red: components.x, green: components.y, blue: components.z, alpha: alpha)
    }

    /// Red, green and blue.
    package var components: SIMD3<Float> { SIMD3(red, green, blue) }
}
