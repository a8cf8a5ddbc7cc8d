import Foundation

/// What a process of its own does for a measurement.
enum ChildTask: String {
    /// Shows the weather list in a window of the desktop, and prints a line when it is painted.
    case weatherWindow
    /// The same in a picture.
    case weatherPicture
    /// Paints 1,000 rows and prints how many milliseconds that took.
    case rows
    /// Paints that many rows and prints how many kilobytes the process has.
    case memory1000, memory2000
    /// Deals cards in a window of the desktop and prints the times of its frames.
    case dealWindow

    @MainActor
    func run() throws {
        switch self {
        case .weatherWindow: WeatherWindow.show()
        case .weatherPicture: try WeatherWindow.paint()
        case .dealWindow: CardDeal.show()
        case .rows: print(try Rows.open(count: 1_000))
        case .memory1000: print(try Rows.memory(count: 1_000))
        case .memory2000: print(try Rows.memory(count: 2_000))
        }
    }
}
