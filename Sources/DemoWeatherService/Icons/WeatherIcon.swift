import CCairoPango
import Foundation

/// The picture of a condition, as `/img/wn/10d@2x.png` names it.
struct WeatherIcon {
    /// From `01`, clear, to `50`, mist.
    let number: String
    let isDay: Bool
    /// Pixels a point; the picture is 50 points wide.
    let scale: Int

    /// - Parameter file: such as `10d@2x.png`; nil for a file that is none of OpenWeather's.
    init?(file: String) {
        guard let match = file.wholeMatch(of: /(01|02|03|04|09|10|11|13|50)([dn])(?:@([24])x)?\.png/) else {
            return nil
        }
        number = String(match.1)
        isDay = match.2 == "d"
        scale = match.3.flatMap { Int($0) } ?? 1
    }

    /// The picture as a PNG.
    func png() -> Data {
        let side = Int32(50 * scale)
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side)
        let context = cairo_create(surface)
        cairo_scale(context, Double(side) / 100, Double(side) / 100)
        if let context { IconPainter(context: context).paint(number, isDay: isDay) }
        cairo_destroy(context)
        var data = Data()
        withUnsafeMutablePointer(to: &data) { pointer in
            _ = cairo_surface_write_to_png_stream(
                surface,
                { closure, bytes, count in
                    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, pointer)
        }
        cairo_surface_destroy(surface)
        return data
    }
}
