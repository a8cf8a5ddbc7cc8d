import Combine
import SwiftUI

@main
struct RequestsApp: App {
    var body: some Scene { WindowGroup { ContentView() } }
}

@MainActor
final class Requests: ObservableObject {
    @Published private(set) var answers: [String: String] = [:]
    private var cancellables: Set<AnyCancellable> = []
    private let receiver = Receiver()
    private let own = URLSession(configuration: .ephemeral)

    func send() {
        let url = URL(string: "https://example.org/word?b=2&a=1")!
        URLSession.shared.dataTask(with: url) { data, response, _ in
            let status = (response as? HTTPURLResponse)?.statusCode ?? 0
            let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
            DispatchQueue.main.async { self.answers["completion"] = "\(status) \(text)" }
        }.resume()
        answers["contents"] = (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) } ?? "none"
        URLSession.shared.dataTaskPublisher(for: url).map { String(decoding: $0.data, as: UTF8.self) }
            .replaceError(with: "failed").receive(on: DispatchQueue.main)
            .sink { self.answers["publisher"] = $0 }.store(in: &cancellables)
        let session = URLSession(configuration: .default, delegate: receiver, delegateQueue: .main)
        receiver.hasDownloaded = { [weak self] in self?.answers["both"] = $0 }
        session.downloadTask(with: url).resume()
        Task {
            answers["async"] = await text { try await URLSession.shared.data(from: url).0 }
            answers["own session"] = await text { try await self.own.data(for: URLRequest(url: url)).0 }
            answers["download"] = await text { try Data(contentsOf: await URLSession.shared.download(from: url).0) }
            var post = URLRequest(url: URL(string: "https://example.org/things/7")!)
            post.httpMethod = "POST"
            answers["post"] = await text { try await URLSession.shared.upload(for: post, from: Data("{}".utf8)).0 }
            answers["offline"] = await text { try await URLSession.shared.data(from: URL(string: "https://nowhere.org")!).0 }
            answers["bytes"] = await text {
                let (bytes, response) = try await URLSession.shared.bytes(from: url)
                var lines: [String] = []
                for try await line in bytes.lines { lines.append(line) }
                return Data("\((response as? HTTPURLResponse)?.statusCode ?? 0) \(lines)".utf8)
            }
            answers["late"] = await text { try await URLSession.shared.data(from: URL(string: "https://example.org/late")!).0 }
        }
    }

    private func text(_ load: () async throws -> Data) async -> String {
        do { return String(decoding: try await load(), as: UTF8.self) } catch {
            return "\((error as? URLError)?.code.rawValue ?? 0) \(error.localizedDescription)"
        }
    }
}

/// A delegate of data and of downloads.
final class Receiver: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, @unchecked Sendable {
    var hasDownloaded: @MainActor (String) -> Void = { _ in }

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo url: URL) {
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? "none"
        MainActor.assumeIsolated { hasDownloaded(text) }
    }
}

struct ContentView: View {
    @StateObject private var requests = Requests()

    var body: some View {
        VStack {
            AsyncImage(url: URL(string: "https://example.org/dot.png")) { image in
                image.accessibilityLabel("dot")
            } placeholder: {
                Text("no dot yet")
            }
            ForEach(requests.answers.sorted { $0.key < $1.key }, id: \.key) { Text("\($0.key): \($0.value)") }
        }
        .onAppear { requests.send() }
    }
}
