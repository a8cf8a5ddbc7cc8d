import Foundation

// URLSession, notifications, selectors, publishers and observation come with Foundation on Apple's platforms.
class Fetcher: ObservableObject {
    @Published private(set) var text = "nothing yet"
    private var cancellables = Set<AnyCancellable>()

    func fetch() {
        var request = URLRequest(url: URL(string: "https://example.org/word.txt")!)
        request.cachePolicy = .reloadIgnoringLocalCacheData
        URLSession.shared.dataTaskPublisher(for: request)
            .map { String(decoding: $0.data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) }
            .replaceError(with: "failed")
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.text = $0 }
            .store(in: &cancellables)
    }

    func point() -> CGPoint { CGPoint(x: 1, y: 2).applying(CGAffineTransform(translationX: 3, y: 4)) }
}

@Observable
class Tally {
    var count = 0
}
