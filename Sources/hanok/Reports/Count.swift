/// A number with what is counted.
enum Count {
    /// `1 file` or `2 files`.
    static func text(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
