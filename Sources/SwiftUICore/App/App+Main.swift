extension App {
    /// Starts the app: opens its first window and runs until the app ends.
    public static func main() {
        AppRuntime(host: HostProvider.make()).run(Self.self)
    }
}
