import Money

public enum Ledger {
    public static var title: String { "The ledger holds \(Money(3))" }
}
