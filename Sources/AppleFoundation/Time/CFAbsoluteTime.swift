import Foundation

/// Seconds since the first instant of 1 January 2001 in Greenwich.
public typealias CFAbsoluteTime = CFTimeInterval

/// Seconds.
public typealias CFTimeInterval = Double

/// The present time, which jumps when the system's clock is set.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
