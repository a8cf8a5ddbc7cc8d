import CoreLocation
import Foundation
import Testing

@MainActor
@Suite struct CLLocationManagerTests {
    /// Apple, "locationManagerDidChangeAuthorization(_:)": called when the app creates the manager and at each change.
    @Test func authorizationIsToldAtFirstAndWhenItChanges() async {
        let simulation = Simulation(37.5, 127)
        #expect(await simulation.told() == ["authorization notDetermined"])
        simulation.manager.requestWhenInUseAuthorization()
        #expect(await simulation.told() == ["authorization authorizedWhenInUse"])
        simulation.manager.requestWhenInUseAuthorization()
        #expect(await simulation.told() == [])
        simulation.manager.requestAlwaysAuthorization()
        #expect(await simulation.told() == ["authorization authorizedAlways"])
    }

    @Test func anAnswerBeforeTheFirstCallIsToldOnce() async {
        let simulation = Simulation(37.5, 127)
        simulation.manager.requestWhenInUseAuthorization()
        #expect(await simulation.told() == ["authorization authorizedWhenInUse"])
    }

    @Test func updatesWaitForTheAuthorizationAndFollowTheDevice() async {
        let simulation = Simulation(37.5, 127)
        simulation.manager.startUpdatingLocation()
        #expect(await simulation.told() == ["authorization notDetermined"])
        #expect(simulation.manager.location == nil)
        simulation.manager.requestWhenInUseAuthorization()
        #expect(await simulation.told() == ["authorization authorizedWhenInUse", "at 37.5,127.0"])
        simulation.move(37.6, 127)
        simulation.move(37.7, 127)
        #expect(await simulation.told() == ["at 37.6,127.0", "at 37.7,127.0"])
        #expect(simulation.manager.location?.coordinate.latitude == 37.7)
        simulation.manager.stopUpdatingLocation()
        simulation.move(37.8, 127)
        #expect(await simulation.told() == [])
        #expect(simulation.delegate.wasAlwaysOnMainThread)
    }

    /// Apple, "startUpdatingLocation()": several calls in succession bring no new event, after a stop there is one.
    @Test func eachStartBringsOnePlace() async {
        let simulation = await Simulation.authorized(1, 2)
        simulation.manager.startUpdatingLocation()
        simulation.manager.startUpdatingLocation()
        #expect(await simulation.told() == ["at 1.0,2.0"])
        simulation.manager.stopUpdatingLocation()
        simulation.manager.startUpdatingLocation()
        #expect(await simulation.told() == ["at 1.0,2.0"])
    }

    @Test func aRequestBringsOnePlace() async {
        let simulation = await Simulation.authorized(1, 2)
        simulation.manager.requestLocation()
        #expect(await simulation.told() == ["at 1.0,2.0"])
        simulation.move(3, 4)
        #expect(await simulation.told() == [])
    }

    @Test func anUnknownPlaceIsAnErrorOnceAndIsLookedForFurther() async {
        let simulation = await Simulation.authorized(nil, 0)
        simulation.manager.startUpdatingLocation()
        #expect(await simulation.told() == ["failed locationUnknown"])
        #expect(await simulation.told() == [])
        simulation.move(3, 4)
        #expect(await simulation.told() == ["at 3.0,4.0"])
    }

    @Test(arguments: [CLAuthorizationStatus.denied, .restricted])
    func withoutAuthorizationThereIsAnError(_ status: CLAuthorizationStatus) async {
        let simulation = await Simulation.authorized(1, 2)
        simulation.source.authorize(status)
        _ = await simulation.told()
        simulation.manager.requestWhenInUseAuthorization()
        simulation.manager.requestLocation()
        #expect(await simulation.told() == ["failed denied"])
        #expect(simulation.manager.location == nil)
    }

    @Test func losingTheAuthorizationEndsUpdates() async {
        let simulation = await Simulation.authorized(1, 2)
        simulation.manager.startUpdatingLocation()
        _ = await simulation.told()
        simulation.source.authorize(.denied)
        simulation.move(3, 4)
        #expect(await simulation.told() == ["authorization denied", "failed denied"])
        simulation.source.authorize(.authorizedWhenInUse)
        #expect(await simulation.told() == ["authorization authorizedWhenInUse", "at 3.0,4.0"])
    }

    @Test func aPlaceThatWasToldIsToldAnewOnceTheAppMayKnowItAgain() async {
        let simulation = await Simulation.authorized(1, 2)
        simulation.manager.distanceFilter = 100
        simulation.manager.startUpdatingLocation()
        _ = await simulation.told()
        simulation.source.authorize(.denied)
        #expect(await simulation.told() == ["authorization denied", "failed denied"])
        simulation.source.authorize(.authorizedWhenInUse)
        #expect(await simulation.told() == ["authorization authorizedWhenInUse", "at 1.0,2.0"])
    }

    @Test func aQuestionThatTheToolLeavesOpenIsAnsweredByTheTool() async {
        let simulation = Simulation(1, 2)
        simulation.source.authorize(.notDetermined)
        simulation.manager.requestWhenInUseAuthorization()
        #expect(await simulation.told() == ["authorization notDetermined"])
        simulation.source.authorize(.authorizedAlways)
        #expect(await simulation.told() == ["authorization authorizedAlways"])
    }

    @Test func reducedAccuracyTellsTheFieldAlone() async {
        let simulation = await Simulation.authorized(37.4881, 127.0648)
        simulation.manager.desiredAccuracy = kCLLocationAccuracyReduced
        simulation.manager.startUpdatingLocation()
        _ = await simulation.told()
        simulation.move(37.4882, 127.0649)
        #expect(await simulation.told() == [])
        simulation.move(37.6, 127.0649)
        #expect(await simulation.told().count == 1)
        for place in simulation.delegate.locations + [simulation.manager.location].compactMap({ $0 }) {
            #expect(place.horizontalAccuracy == 5000 && place.verticalAccuracy < 0 && place.course < 0)
        }
        let first = simulation.delegate.locations[0]
        #expect((1...5000).contains(first.distance(from: CLLocation(latitude: 37.4881, longitude: 127.0648))))
    }

    @Test func shortWaysAreFiltered() async {
        let simulation = await Simulation.authorized(0, 0)
        simulation.manager.distanceFilter = 100
        simulation.manager.startUpdatingLocation()
        _ = await simulation.told()
        // A thousandth of a degree of latitude at the equator is 110.6 metres.
        for latitude in [0.0005, 0.001, 0.0015] { simulation.move(latitude, 0) }
        #expect(await simulation.told() == ["at 0.001,0.0"])
    }

    @Test func significantChangesAreHalfAKilometre() async {
        let simulation = await Simulation.authorized(0, 0)
        simulation.manager.startMonitoringSignificantLocationChanges()
        _ = await simulation.told()
        for latitude in [0.004, 0.005, 0.006] { simulation.move(latitude, 0) }
        #expect(await simulation.told() == ["at 0.005,0.0"])
    }

    @Test func theOlderAuthorizationCallIsMadeWhereTheNewerIsMissing() async {
        final class OlderDelegate: NSObject, CLLocationManagerDelegate {
            var statuses: [CLAuthorizationStatus] = []
            func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
                statuses.append(status)
            }
        }
        let simulation = Simulation(1, 2)
        let delegate = OlderDelegate()
        simulation.manager.delegate = delegate
        await mainQueue()
        simulation.manager.requestWhenInUseAuthorization()
        await mainQueue()
        #expect(delegate.statuses == [.notDetermined, .authorizedWhenInUse])
    }

    @Test func aManagerOfAnotherThreadCallsBackThere() async {
        let service = LocationService(source: SimulatedLocationSource(location: CLLocation(latitude: 1, longitude: 2)))
        let wasThere = await withCheckedContinuation { done in
            Thread.detachNewThread {
                let delegate = ThreadDelegate()
                let manager = CLLocationManager(service: service)
                manager.delegate = delegate
                manager.requestWhenInUseAuthorization()
                manager.startUpdatingLocation()
                let end = Date(timeIntervalSinceNow: 60)
                while delegate.thread == nil, Date() < end { _ = RunLoop.current.run(mode: .default, before: end) }
                done.resume(returning: delegate.thread === Thread.current)
            }
        }
        #expect(wasThere)
    }

    /// Apple, "Configuring your app to use location services": the delegate is called on the run loop of the thread on
    /// which the manager was made, which must be active. It stays so as long as there is a manager.
    @Test func aThreadThatRunsItsOwnRunLoopIsToldOfLaterPlaces() async {
        let source = SimulatedLocationSource()
        let service = LocationService(source: source)
        let wasTold = await withCheckedContinuation { done in
            Thread.detachNewThread {
                let delegate = ThreadDelegate()
                let manager = CLLocationManager(service: service)
                manager.delegate = delegate
                manager.requestWhenInUseAuthorization()
                manager.startUpdatingLocation()
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) {
                    source.move(to: CLLocation(latitude: 1, longitude: 2))
                }
                let end = Date(timeIntervalSinceNow: 60)
                while delegate.thread == nil, Date() < end, RunLoop.current.run(mode: .default, before: end) {}
                done.resume(returning: delegate.thread === Thread.current)
            }
        }
        #expect(wasTold)
    }

    @Test func aManagerWithoutARunLoopIsReported() async {
        await confirmation { reported in
            await withCheckedContinuation { waiting in
                DispatchQueue.global().async {
                    let thread = CallbackThread(patience: 0.05) { waiting.resume() }
                    thread.perform {}
                    Thread.sleep(forTimeInterval: 0.5)
                    withExtendedLifetime(thread) {}
                }
            }
            reported()
        }
    }

    @Test func headingsAreToldBeyondTheFilter() async {
        let simulation = await Simulation.authorized(1, 2)
        simulation.manager.startUpdatingHeading()
        #expect(await simulation.told() == [])
        for degrees in [359.5, 0, 10] { simulation.source.turn(to: degrees) }
        #expect(await simulation.told() == ["heading 359.5", "heading 10.0"])
    }

    @Test func aSimulatedDeviceHasACompassBeforeItIsTurned() {
        #expect(LocationService(source: SimulatedLocationSource()).hasCompass)
        #expect(!LocationService(source: GeoClueLocationSource()).hasCompass)
    }

    @Test func theKnownHeadingIsToldAfterTheCall() async {
        let simulation = await Simulation.authorized(1, 2)
        simulation.source.turn(to: 90)
        simulation.manager.startUpdatingHeading()
        #expect(simulation.delegate.take() == [])
        #expect(await simulation.told() == ["heading 90.0"])
        simulation.manager.stopUpdatingHeading()
        simulation.manager.startUpdatingHeading()
        #expect(await simulation.told() == ["heading 90.0"])
    }

    @Test func aDeviceWithoutACompassFailsAfterTheCall() async {
        let delegate = RecordingDelegate()
        let manager = CLLocationManager(service: LocationService(source: UnavailableLocationSource()))
        manager.delegate = delegate
        await mainQueue()
        _ = delegate.take()
        manager.startUpdatingHeading()
        #expect(delegate.take() == [])
        await mainQueue()
        #expect(delegate.take() == ["failed headingFailure"])
    }

    @Test func aDeviceWithoutServicesDeniesAtOnce() async {
        let delegate = RecordingDelegate()
        let manager = CLLocationManager(service: LocationService(source: UnavailableLocationSource()))
        manager.delegate = delegate
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        await mainQueue()
        #expect(delegate.take() == ["authorization denied", "failed denied"])
    }
}

/// Notes the thread of the first place.
private final class ThreadDelegate: NSObject, CLLocationManagerDelegate {
    var thread: Thread?

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        thread = .current
    }
}
