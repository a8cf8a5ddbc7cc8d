import SwiftUI

/// The colours of the sky.
struct SkyStyle {
    let top: Color
    let bottom: Color

    init(_ condition: Condition, isNight: Bool) {
        let colors = isNight ? Self.night(condition) : Self.day(condition)
        top = Color(hex: colors.top)
        bottom = Color(hex: colors.bottom)
    }

    var gradient: LinearGradient {
        LinearGradient(colors: [top, bottom], startPoint: .top, endPoint: .bottom)
    }

    private static func day(_ condition: Condition) -> (top: UInt32, bottom: UInt32) {
        switch condition {
        case .clear: (0x1F6FD6, 0x63B3F2)
        case .partlyCloudy: (0x3A78BE, 0x7FB2DF)
        case .cloudy, .unknown: (0x5A7189, 0x8CA3B8)
        case .drizzle: (0x4C6A85, 0x7C9AB2)
        case .rain: (0x34506B, 0x64829C)
        case .thunderstorm: (0x2B3050, 0x635C82)
        case .snow: (0x6283A8, 0x9DB8D2)
        case .fog: (0x66747F, 0x98A4AC)
        }
    }

    private static func night(_ condition: Condition) -> (top: UInt32, bottom: UInt32) {
        switch condition {
        case .clear: (0x0A1030, 0x2C3F7A)
        case .partlyCloudy: (0x121A3A, 0x3A4A78)
        case .cloudy, .unknown: (0x1B2330, 0x43505F)
        case .drizzle, .rain: (0x14202F, 0x3A4D61)
        case .thunderstorm: (0x14142A, 0x423C60)
        case .snow: (0x26364F, 0x5C718D)
        case .fog: (0x22292F, 0x525D66)
        }
    }
}

extension Color {
    fileprivate init(hex: UInt32) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
    }
}
