import Combine
import Foundation

protocol ReportRequest {
    associatedtype Answer: Decodable
    var urlRequest: URLRequest? { get }
}

struct NameRequest: ReportRequest {
    typealias Answer = StationReport
    let station: Station

    var urlRequest: URLRequest? { URL.reportOf(station.name).map { URLRequest(url: $0) } }
}

func decoded<Value: Decodable>(_ body: Data) -> AnyPublisher<Value, AnswerError> {
    Just(body).decode(type: Value.self, decoder: JSONDecoder()).mapError { _ in .unreadable }.eraseToAnyPublisher()
}

final class ReportSource {
    let session = URLSession.shared

    func answer<R: ReportRequest>(to request: R) -> AnyPublisher<R.Answer, AnswerError> {
        guard let urlRequest = request.urlRequest else {
            return Fail(error: AnswerError.unanswered).eraseToAnyPublisher()
        }
        return session.dataTaskPublisher(for: urlRequest)
            .mapError { problem in
                .unanswered
            }
            .flatMap(maxPublishers: .max(1)) { pair in
                decoded(pair.data)
            }
            .eraseToAnyPublisher()
    }
}
