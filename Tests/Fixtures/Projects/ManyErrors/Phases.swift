import SwiftUI

/// Apple may give the system's enumerations more cases: a switch without a default is warned of.
func isSeen(_ phase: ScenePhase) -> Bool {
    switch phase {
    case .active, .inactive: true
    case .background: false
    }
}

/// A default after all cases is right.
func isSafe(_ phase: ScenePhase) -> Bool {
    switch phase {
    case .active, .inactive: true
    case .background: false
    default: false
    }
}
