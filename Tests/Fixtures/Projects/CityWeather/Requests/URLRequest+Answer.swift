import Foundation

/// Where a value of some type is to be had.
struct Source<Value> {
    let address: URL
}

enum AnswerError: Error {
    case unanswered, unreadable
}

extension URLRequest {
    static func fetch<Value: Decodable>(
        _ source: Source<Value>, whenDone: @escaping (Result<Value, AnswerError>) -> Void
    ) {
        let session = URLSession(configuration: .default)
        session.dataTask(with: source.address) { (body, _, problem) in
            guard let body = body, problem == nil else {
                DispatchQueue.main.async { whenDone(.failure(.unanswered)) }
                return
            }
            if let value = try? JSONDecoder().decode(Value.self, from: body) {
                DispatchQueue.main.async { whenDone(.success(value)) }
            } else {
                DispatchQueue.main.async { whenDone(.failure(.unreadable)) }
            }
        }.resume()
    }
}
