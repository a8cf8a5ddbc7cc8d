import SwiftUI

/// One screen by itself, as it is seen when it was opened from the list.
struct ScreenWindow: View {
    let screen: Screen

    var body: some View {
        if screen.bringsNavigation {
            ScreenContent(screen: screen)
        } else {
            NavigationStack { ScreenContent(screen: screen) }
        }
    }
}
