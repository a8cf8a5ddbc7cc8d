/// On which side a value in a message is filled up with spaces.
public struct OSLogStringAlignment: Sendable {
    let columns: Int
    let isRight: Bool

    public static let none = OSLogStringAlignment(columns: 0, isRight: false)

    /// - Parameter columns: The least width in characters.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: false)
    }

    /// - Parameter columns: The least width in characters.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: true)
    }

    func apply(to text: String) -> String {
        let filling = String(repeating: " ", count: max(0, columns - text.count))
        return isRight ? filling + text : text + filling
    }
}
