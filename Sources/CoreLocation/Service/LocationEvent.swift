/// What the location service tells those who observe it.
package enum LocationEvent: Sendable {
    case authorization(CLAuthorizationStatus)
    case location(CLLocation)
    case failure(CLError.Code)
    case heading(CLHeading)
    case monitoringStarted(CLRegion)
    case monitoringFailed(CLRegion, CLError.Code)
    case entered(CLRegion)
    case exited(CLRegion)
    case visited(CLVisit)
    case determined(CLRegionState, CLRegion)
}
