import CoreLocation
import Testing

@MainActor
@Suite struct RegionMonitoringTests {
    private let cluster = CLCircularRegion(
        center: CLLocationCoordinate2DMake(37.48815449911871, 127.06476621423361), radius: 50, identifier: "cluster")

    @Test func comingInAndGoingOutAreTold() async {
        let simulation = Simulation(37.5, 127)
        simulation.source.authorize(.authorizedWhenInUse)
        simulation.manager.startMonitoring(for: cluster)
        #expect(await simulation.told().last == "monitoring cluster")
        simulation.move(37.4882, 127.0648)
        #expect(await simulation.told() == ["inside cluster", "entered cluster"])
        simulation.move(37.4881, 127.0647)
        #expect(await simulation.told() == [])
        // A hundred metres north.
        simulation.move(37.48905449911871, 127.06476621423361)
        #expect(await simulation.told() == ["outside cluster", "exited cluster"])
        simulation.manager.stopMonitoring(for: cluster)
        simulation.move(37.4882, 127.0648)
        #expect(await simulation.told() == [])
    }

    @Test func beingInAtFirstIsNoEntryButCanBeAskedFor() async {
        let simulation = Simulation(37.4882, 127.0648)
        simulation.source.authorize(.authorizedAlways)
        simulation.manager.startMonitoring(for: cluster)
        #expect(await simulation.told().last == "monitoring cluster")
        simulation.manager.requestState(for: cluster)
        #expect(await simulation.told() == ["inside cluster"])
    }

    @Test func whatIsNotToBeToldIsNotTold() async {
        let simulation = Simulation(0, 0)
        simulation.source.authorize(.authorizedAlways)
        cluster.notifyOnEntry = false
        simulation.manager.startMonitoring(for: cluster)
        _ = await simulation.told()
        simulation.move(37.4882, 127.0648)
        #expect(await simulation.told() == [])
        simulation.move(0, 0)
        #expect(await simulation.told() == ["outside cluster", "exited cluster"])
    }

    /// Apple, "Monitoring the user's proximity to geographic regions": at most 20 regions an app.
    @Test func theTwentyFirstRegionFails() async {
        let simulation = Simulation(0, 0)
        simulation.source.authorize(.authorizedAlways)
        for index in 0...20 {
            let region = CLCircularRegion(center: cluster.center, radius: 1, identifier: "\(index)")
            simulation.manager.startMonitoring(for: region)
        }
        #expect(await simulation.told().last == "not monitoring 20: regionMonitoringFailure")
        #expect(simulation.manager.monitoredRegions.count == 20)
    }

    @Test func regionsOutOfThisWorldFail() async {
        let simulation = Simulation(0, 0)
        simulation.source.authorize(.authorizedAlways)
        let region = CLCircularRegion(center: kCLLocationCoordinate2DInvalid, radius: 1, identifier: "nowhere")
        simulation.manager.startMonitoring(for: region)
        #expect(await simulation.told().last == "not monitoring nowhere: regionMonitoringFailure")
    }

    @Test func regionsAreEqualByTheirIdentifiers() {
        let other = CLCircularRegion(center: kCLLocationCoordinate2DInvalid, radius: 1, identifier: "cluster")
        #expect(cluster == other && cluster.hash == other.hash)
    }
}
