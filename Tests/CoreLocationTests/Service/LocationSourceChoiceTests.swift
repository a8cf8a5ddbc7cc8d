import CoreLocation
import Testing

@Suite struct LocationSourceChoiceTests {
    @Test func aFixedPointIsTakenFromTheEnvironment() {
        let source = LocationSourceChoice(environment: ["HANOK_LOCATION": "37.4881, 127.0648"]).makeSource()
        #expect(source.lastLocation?.coordinate.latitude == 37.4881)
        #expect(source.lastLocation?.coordinate.longitude == 127.0648)
        #expect(source.lastLocation?.sourceInformation?.isSimulatedBySoftware == true)
    }

    @Test(arguments: ["91,0", "nan,0", "1", "1,2,3", "here"]) func aPointThatIsNoneIsAnUnknownPlace(_ text: String) {
        let source = LocationSourceChoice(environment: ["HANOK_LOCATION": text]).makeSource()
        #expect(source is SimulatedLocationSource && source.lastLocation == nil)
    }

    @Test func aHeadlessAppNeverAsksTheDesktop() {
        let source = LocationSourceChoice(environment: ["HANOK_HOST": "headless", "HANOK_LOCATION": ""]).makeSource()
        #expect(source is SimulatedLocationSource)
    }
}
