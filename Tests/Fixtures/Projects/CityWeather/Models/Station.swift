struct Station: Identifiable {
    let name: String
    let localName: String

    var id: String { name }

    static let examples = [Station(name: "Seoul", localName: "서울"), Station(name: "Busan", localName: "부산")]
}
