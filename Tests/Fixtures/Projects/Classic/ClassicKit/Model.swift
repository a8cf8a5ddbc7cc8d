public enum Model {
    public static let greeting = "Hello"
}
