@main struct WatchApp { static func main() {} }
