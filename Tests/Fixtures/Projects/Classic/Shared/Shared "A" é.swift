enum Shared {
    static let answer = 42
}
