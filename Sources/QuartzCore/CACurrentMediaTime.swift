@_exported import AppleFoundation
@_exported import CoreGraphics
import Dispatch

/// Seconds since the system started, without the time that it slept.
public func CACurrentMediaTime() -> CFTimeInterval { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
