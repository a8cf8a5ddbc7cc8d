import Foundation

/// The best accuracy there is, with what other sensors add to it, for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy there is.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// To within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// To within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// To within some kilometres: the part of the country, and no closer.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000

/// Each movement is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Each turn is told.
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// The longest distance that can be stated, in metres.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The longest time that can be stated, in seconds.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
