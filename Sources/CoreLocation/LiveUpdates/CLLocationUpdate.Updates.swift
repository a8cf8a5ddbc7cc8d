extension CLLocationUpdate {
    /// The places of the device, one after the other, until nobody waits for the next one.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate

        let service: LocationService

        package init(service: LocationService) { self.service = service }

        public func makeAsyncIterator() -> Iterator { Iterator(service) }

        public struct Iterator: AsyncIteratorProtocol {
            private var updates: AsyncStream<CLLocationUpdate>.Iterator

            init(_ service: LocationService) {
                updates = AsyncStream { Self.observe(service, $0) }.makeAsyncIterator()
            }

            public mutating func next() async throws -> CLLocationUpdate? { await updates.next() }

            private static func observe(_ service: LocationService, _ stream: AsyncStream<Element>.Continuation) {
                let id = service.add { event in
                    if let update = update(event, service) { stream.yield(update) }
                }
                stream.onTermination = { _ in service.remove(id) }
                if service.authorization == .notDetermined { stream.yield(CLLocationUpdate(status: .notDetermined)) }
                service.demand(kCLLocationAccuracyBest, for: id)
                service.requestAuthorization(.authorizedWhenInUse)
            }

            private static func update(_ event: LocationEvent, _ service: LocationService) -> CLLocationUpdate? {
                switch event {
                case .location(let location): CLLocationUpdate(location: location)
                case .failure(.denied):
                    CLLocationUpdate(status: service.authorization, isEnabled: service.isEnabled)
                case .failure: CLLocationUpdate(isUnavailable: true)
                default: nil
                }
            }
        }
    }
}
