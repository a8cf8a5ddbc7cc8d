import XCTest

@testable import CheckIn

final class PlaceDraftTests: XCTestCase {
    private func draft(_ name: String, _ latitude: String, _ longitude: String) -> PlaceDraft {
        var draft = PlaceDraft()
        (draft.name, draft.latitude, draft.longitude) = (name, latitude, longitude)
        return draft
    }

    func testWhatIsTypedBecomesAPlace() {
        let place = draft(" Home ", "37.5", " -122,25").place()
        XCTAssertEqual(place?.name, "Home")
        XCTAssertEqual(place?.center, Coordinate(latitude: 37.5, longitude: -122.25))
        XCTAssertEqual(place?.radius, 50)
    }

    func testProblems() {
        XCTAssertEqual(draft("  ", "1", "1").problem, .missingName)
        for latitude in ["", "90.1", "nan", "north", "-91", "1e400"] {
            XCTAssertEqual(draft("a", latitude, "1").problem, .invalidLatitude, latitude)
        }
        for longitude in ["", "180.5", "inf", "-181"] {
            XCTAssertEqual(draft("a", "1", longitude).problem, .invalidLongitude, longitude)
        }
        XCTAssertNil(draft("a", "91", "1").place())
        XCTAssertTrue(draft("", "91", "").isLatitudeWrong)
        XCTAssertFalse(draft("", "", "").isLatitudeWrong)
        XCTAssertTrue(draft("", "1", "-").isLongitudeWrong)
    }

    func testAPlaceCanBeChangedAndKeepsItsIdentity() {
        let place = Place(name: "Gate", center: Coordinate(latitude: 1.5, longitude: -2.25), radius: 120)
        XCTAssertEqual(PlaceDraft(place).place(id: place.id), place)
    }
}
