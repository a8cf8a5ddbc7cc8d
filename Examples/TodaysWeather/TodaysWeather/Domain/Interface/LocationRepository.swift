import Combine

/// Knows where the device is.
protocol LocationRepository {
    /// Asks for the place and follows it; nil as long as it is not known or not to be known.
    func coordinates() -> AnyPublisher<Coordinate?, Never>
}
