import Foundation
import Geometry
import Platform

/// One step of a drive script.
package enum DriveStep: Equatable {
    /// What a step acts on: an element by its name, or a point of the window.
    package enum Target: Equatable {
        case element(String)
        case point(CGPoint)
    }

    package enum Direction: String, CaseIterable { case left, right, up, down }

    /// Lets real time pass, and the app's clock with it.
    case wait(Double)
    case waitFor(String, timeout: Double)
    /// Moves the app's clock at once.
    case advance(Double)
    /// Sets the app's clock to a date of the Gregorian calendar, in the app's time zone.
    case date(DateComponents)
    /// Has the app's random numbers follow from a number.
    case seed(UInt64)
    case tap(Target)
    case doubleTap(Target)
    case longPress(Target)
    case type(String)
    case key(DriveKey)
    /// nil is the middle of the window.
    case swipe(Direction, on: Target?)
    case drag(Target, to: Target)
    /// Lifts something with a long press and drops it.
    case drop(Target, on: Target)
    case scroll(Direction, Double, on: Target?)
    /// Two fingers that move apart (above 1) or together; nil is the middle of the window.
    case pinch(scale: Double, on: Target?)
    /// Two fingers that turn by degrees, clockwise.
    case rotate(degrees: Double, on: Target?)
    case expect(String, ElementExpectation = ElementExpectation())
    case refute(String)
    case expectCount(String, Int)
    case snapshot(String)
    case tree(String)
    case locate(latitude: Double, longitude: Double)
    /// The device follows a GPX file, so many times as fast as it was recorded.
    case walk(String, speed: Double)
    /// What the app may know of its place from now on.
    case authorize(Authorization)
    /// Turns the device to degrees clockwise from north.
    case heading(Double)
    /// The user chooses another size of text.
    case textSize(TextSize)
    /// The user chooses light or dark.
    case appearance(Appearance)
    /// The user leaves the app for another, or comes back.
    case scenePhase(ScenePhase)

    package enum ScenePhase: String { case active, inactive, background }

    package enum Appearance: String { case light, dark }

    /// Whether the step says where and when the device is, what the app may know of it, or what its chance is.
    package var isAboutTheDevice: Bool {
        switch self {
        case .locate, .walk, .authorize, .heading, .date, .seed: true
        default: false
        }
    }

    /// The user's answer to the question whether the app may know the place.
    package enum Authorization: String, CaseIterable {
        case always, whenInUse, denied, restricted, notDetermined

        static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
    }
}
