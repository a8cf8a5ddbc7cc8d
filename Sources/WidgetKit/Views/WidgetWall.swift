import SwiftUI

/// What is behind widgets, in a colour that neither white nor black ones get lost on.
struct WidgetWall: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Rectangle().fill(
            colorScheme == .dark
                ? Color(red: 0.24, green: 0.27, blue: 0.33) : Color(red: 0.86, green: 0.89, blue: 0.93))
    }
}

/// A piece of a lock screen, which is dark whatever the colour scheme.
struct LockScreenWall: View {
    var body: some View {
        LinearGradient(
            colors: [Color(red: 0.16, green: 0.2, blue: 0.36), Color(red: 0.1, green: 0.1, blue: 0.2)],
            startPoint: .top, endPoint: .bottom)
    }
}
