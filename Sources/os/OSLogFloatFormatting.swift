import Foundation

/// How a number with a fraction is written in a message.
public struct OSLogFloatFormatting: Sendable {
    let format: String
    let precision: Int

    /// Six digits after the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(format: "%.*f", precision: 6) }
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%.*e", precision: 6) }
    /// As short as it can be, in one of the forms above.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%.*g", precision: 6) }

    /// - Parameter precision: The number of digits after the point.
    public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%.*f", precision: precision())
    }

    /// - Parameter precision: The number of digits after the point.
    public static func exponential(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%.*e", precision: precision())
    }

    func text(_ number: Double) -> String {
        String(format: format.replacingOccurrences(of: "*", with: "\(max(0, precision))"), number)
    }
}
