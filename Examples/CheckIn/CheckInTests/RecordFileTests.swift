import XCTest

@testable import CheckIn

final class RecordFileTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var file: RecordFile { RecordFile(url: folder.appendingPathComponent("Record.json")) }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    func testARecordComesBackAsItWas() throws {
        var record = CheckInRecord(places: Place.examples)
        record.log.checkIn(
            at: record.places[0], coordinate: record.places[0].center, time: Date(timeIntervalSince1970: 1_714_521_600))
        record.selectedPlaceID = record.places[1].id
        try file.save(record)
        XCTAssertEqual(file.load(), record)
    }

    func testWithoutAFileThereIsNoRecord() { XCTAssertNil(file.load()) }

    func testAFileThatCanNotBeReadIsPutAside() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("{\"places\":[{".utf8).write(to: file.url)
        XCTAssertNil(file.load())
        try file.save(CheckInRecord(places: []))
        let aside = folder.appendingPathComponent("Record.unreadable.json")
        XCTAssertEqual(try String(contentsOf: aside, encoding: .utf8), "{\"places\":[{")
    }
}
