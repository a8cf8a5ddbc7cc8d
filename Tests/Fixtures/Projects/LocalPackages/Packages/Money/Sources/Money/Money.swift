public struct Money: CustomStringConvertible {
    private let amount: Int
    public init(_ amount: Int) { self.amount = amount }
    public var description: String { "\(amount) won" }
}
