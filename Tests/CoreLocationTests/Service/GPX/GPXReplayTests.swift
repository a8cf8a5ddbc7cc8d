import CoreLocation
import Foundation
import GPX
import Testing

@Suite struct GPXReplayTests {
    @Test func placesComeAtTheTimesOfTheFileWithTheWayBetween() throws {
        let file = try GPXFile(
            """
            <?xml version="1.0"?>
            <!-- a walk > north -->
            <gpx version="1.1" creator="Xcode" xmlns="http://www.topografix.com/GPX/1/1">
              <wpt lat="37.0" lon="127.0"><name>Start</name><time>2024-05-01T09:30:00Z</time><ele>38</ele></wpt>
              <wpt lon='127.0' lat='37.0002'><time>2024-05-01T09:30:02Z</time></wpt>
              <trk><trkseg><trkpt lat="37.0003" lon="127.0"/></trkseg></trk>
            </gpx>
            """)
        var replay = try GPXReplay(path: file.path)
        var places: [String] = []
        while let time = replay.nextTime, let place = try replay.next() {
            places.append(String(format: "%g: %.4f", time, place.coordinate.latitude))
        }
        #expect(places == ["0: 37.0000", "1: 37.0001", "2: 37.0002", "3: 37.0003"])
    }

    @Test func aFastReplayTellsOneSecondOfTheWayAtATime() throws {
        let file = try GPXFile(
            "<gpx><wpt lat='0' lon='0'><time>2024-05-01T09:30:00Z</time></wpt>"
                + "<wpt lat='1' lon='0'><time>2024-05-01T09:30:25Z</time></wpt></gpx>")
        var replay = try GPXReplay(path: file.path, speed: 10)
        var places: [CLLocation] = []
        while let place = try replay.next() { places.append(place) }
        let expected = [0, 0.4, 0.8, 1]
        #expect(zip(places, expected).allSatisfy { abs($0.coordinate.latitude - $1) < 1e-9 })
        let times = places.map { $0.timestamp.timeIntervalSince(places[0].timestamp) }
        #expect(zip(times, [0, 1, 2, 2.5]).allSatisfy { abs($0 - $1) < 1e-6 })
        #expect(places.count == expected.count)
    }

    @Test func movementHasACourseAndASpeed() throws {
        let file = try GPXFile(
            "<gpx><wpt lat='0' lon='179.9999'><time>2024-05-01T09:30:00.5Z</time></wpt>"
                + "<wpt lat='0' lon='-179.9999'><time>2024-05-01T09:30:01.5Z</time></wpt></gpx>")
        var replay = try GPXReplay(path: file.path)
        _ = try replay.next()
        let place = try #require(try replay.next())
        #expect(place.course == 90)
        // 0.0002 degrees of the equator (40,075,017 metres round) in a second.
        #expect(abs(place.speed - 22.26) < 0.01)
    }

    @Test(arguments: [
        ("<gpx><wpt lat='1' lon='1'/>", "1: the file is cut short: <gpx> does not end"),
        ("<gpx>\n<wpt lat='1' lo", "2: a tag does not end: the file is cut short or is no XML"),
        ("<gpx>\n<wpt lat='91' lon='1'/></gpx>", "2: a latitude (lat) lies in -90…90, a longitude (lon) in -180…180"),
        ("<gpx><wpt lat='nan' lon='1'/></gpx>", "1: a latitude (lat) lies in -90…90, a longitude (lon) in -180…180"),
        ("<gpx><wpt lat='1'/></gpx>", "1: a point has no attribute “lon”"),
        (
            "<gpx><wpt lat='1' lon='1'><time>noon</time></wpt></gpx>",
            "1: “noon” is no time such as 2024-05-01T09:30:00Z"
        ),
        ("<html></html>", "1: the file is no GPX: it begins with <html>"),
        ("<gpx></gpx>", " there is no point in it"), ("", " there is no point in it"),
        ("<gpx></wpt></gpx>", "1: </wpt> ends what was not begun"),
    ])
    func badFilesSayWhatIsWrong(_ text: String, _ message: String) throws {
        let file = try GPXFile(text)
        var replay = try GPXReplay(path: file.path)
        var problem = ""
        do { while try replay.next() != nil {} } catch { problem = "\(error)" }
        #expect(problem.hasPrefix(file.path + ":" + message + "\n  A GPX file is XML with points such as <wpt"))
        #expect(replay.nextTime == nil)
    }

    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf8], ["", "\u{FEFF}"])
    func encodingsAreTold(_ encoding: String.Encoding, mark: String) throws {
        // Long enough for several pieces, with a pair of surrogates on their borders.
        let name = String(repeating: "🚶", count: 40_001)
        let text = mark + "<gpx><!--\(name)--><name>a\(name)</name>\n<wpt lat='1.5' lon='2'/></gpx>"
        let file = try GPXFile(data: #require(text.data(using: encoding)))
        var replay = try GPXReplay(path: file.path)
        #expect(try replay.next()?.coordinate.latitude == 1.5)
        #expect(try replay.next() == nil)
    }

    @Test func anEncodingThatIsNotReadIsNamed() throws {
        let file = try GPXFile(data: #require("<gpx/>".data(using: .utf32LittleEndian)))
        let error = #expect(throws: GPXError.self) { try GPXReader.check(path: file.path) }
        #expect(error?.problem == "it is in UTF-32; save it in UTF-8 or UTF-16")
    }

    @Test func aFolderIsNoFile() {
        let error = #expect(throws: GPXError.self) { try GPXReader.check(path: NSTemporaryDirectory()) }
        #expect(error?.problem == "it is a folder; name one of the GPX files in it")
        #expect(error?.line == nil)
    }

    @Test func timesThatRunBackAreASecondLater() throws {
        let file = try GPXFile(
            "<gpx><wpt lat='1' lon='1'><time>2024-05-01T09:30:09Z</time></wpt>"
                + "<wpt lat='2' lon='1'><time>2024-05-01T09:30:00Z</time></wpt></gpx>")
        var replay = try GPXReplay(path: file.path)
        _ = try replay.next()
        #expect(replay.nextTime == 1)
    }

    @Test func aFileIsReadOnlyAsFarAsItIsPlayed() throws {
        let file = try GPXFile(
            "<gpx>" + String(repeating: "<wpt lat='1' lon='1'/>", count: 50_000) + "<wpt lat='999' lon='1'/>")
        var replay = try GPXReplay(path: file.path)
        for _ in 0..<100 { _ = try replay.next() }
        #expect(replay.nextTime == 100)
    }

    @MainActor
    @Test func aPlayerMovesTheDeviceWithTheVirtualClockAtItsSpeed() async throws {
        let file = try GPXFile("<gpx><wpt lat='1' lon='1'/><wpt lat='2' lon='1'/><wpt lat='3' lon='1'/></gpx>")
        let player = GPXPlayer(path: file.path, speed: 2)
        player.useVirtualTime()
        let source = SimulatedLocationSource(player: player)
        let manager = CLLocationManager(service: LocationService(source: source))
        let delegate = RecordingDelegate()
        manager.delegate = delegate
        player.pass(10)
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        await mainQueue()
        #expect(delegate.locations.map(\.coordinate.latitude) == [1])
        for _ in 0..<30 { player.pass(1.0 / 60) }
        await mainQueue()
        #expect(delegate.locations.map(\.coordinate.latitude) == [1, 2])
        player.pass(100)
        await mainQueue()
        #expect(delegate.locations.map(\.coordinate.latitude) == [1, 2, 3])
        #expect(delegate.locations.allSatisfy { $0.timestamp <= Date() })
    }

    @MainActor
    @Test func aSecondWalkEndsTheFirst() async throws {
        let first = try GPXFile("<gpx><wpt lat='1' lon='1'/><wpt lat='2' lon='1'/></gpx>")
        let second = try GPXFile("<gpx><wpt lat='5' lon='1'/><wpt lat='6' lon='1'/></gpx>")
        let players = [first, second].map { GPXPlayer(path: $0.path) }
        let simulation = await Simulation.authorized(nil, 0)
        simulation.manager.startUpdatingLocation()
        _ = await simulation.told()
        for player in players {
            player.useVirtualTime()
            simulation.source.play(player)
        }
        for player in players { player.pass(1) }
        #expect(await simulation.told() == ["at 1.0,1.0", "at 5.0,1.0", "at 6.0,1.0"])
        simulation.source.endPlaying()
        simulation.move(9, 9)
        #expect(await simulation.told() == ["at 9.0,9.0"])
    }

    @MainActor
    @Test func aMissingFileIsAnUnknownPlace() async {
        let source = SimulatedLocationSource(player: GPXPlayer(path: "/nowhere/walk.gpx"))
        let manager = CLLocationManager(service: LocationService(source: source))
        let delegate = RecordingDelegate()
        manager.delegate = delegate
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        await mainQueue()
        #expect(delegate.take().last == "failed locationUnknown")
    }
}

/// A file that goes when its test ends.
private final class GPXFile {
    let path = NSTemporaryDirectory() + "hanok-\(UUID().uuidString).gpx"

    convenience init(_ text: String) throws { try self.init(data: Data(text.utf8)) }

    init(data: Data) throws { try data.write(to: URL(fileURLWithPath: path)) }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
