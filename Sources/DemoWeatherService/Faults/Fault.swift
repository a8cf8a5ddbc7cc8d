/// What can be wrong with an answer on purpose, so that an app shows what it makes of it.
package enum Fault: String, CaseIterable, Hashable, Sendable {
    /// The answer comes late.
    case slow
    /// No answer comes at all.
    case silent
    /// The connection ends in the middle of the answer.
    case cut
    /// The connection ends before the answer.
    case reset
    /// The answer is no text.
    case badBytes = "bad-bytes"
    /// The answer is a page for people.
    case page
    /// Numbers are texts and texts are numbers.
    case wrongTypes = "wrong-types"
    /// Only the name and the code are there.
    case missingFields = "missing-fields"
    /// Optional fields are missing, which is no error: those of rain, snow, gusts, visibility and the sun.
    case fewFields = "few-fields"
    case serverError = "server-error"
    /// Every other request is answered.
    case flaky
    case wrongKey = "wrong-key"
    case notFound = "not-found"
    case tooManyRequests = "too-many-requests"

    /// The name of the place whose answers have the fault, as `Fault Bad Bytes`.
    var placeName: String {
        (["fault"] + rawValue.split(separator: "-")).map { $0.prefix(1).uppercased() + $0.dropFirst() }
            .joined(separator: " ")
    }

    var koreanPlaceName: String {
        let word =
            switch self {
            case .slow: "느림"
            case .silent: "무응답"
            case .cut: "끊김"
            case .reset: "연결 종료"
            case .badBytes: "깨진 데이터"
            case .page: "웹 페이지"
            case .wrongTypes: "잘못된 형식"
            case .missingFields: "빠진 항목"
            case .fewFields: "적은 항목"
            case .serverError: "서버 오류"
            case .flaky: "불안정"
            case .wrongKey: "잘못된 키"
            case .notFound: "없는 도시"
            case .tooManyRequests: "너무 많은 요청"
            }
        return "고장 " + word
    }
}
