import Combine

final class Ticker: ObservableObject {
    @Published var count = 0
    let started = Date()
    private var timer: AnyCancellable?

    func start() {
        timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect().prefix(2)
            .sink { [weak self] _ in self?.count += 1 }
    }
}
