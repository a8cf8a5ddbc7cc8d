import SwiftUI

/// Date pickers: compact and graphical.
struct DatesScreen: View {
    @State private var date = Date.sample

    var body: some View {
        Form {
            Section("Compact") {
                DatePicker("Date", selection: $date, displayedComponents: .date).accessibilityIdentifier("date")
                DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
                DatePicker("Both", selection: $date)
                DatePicker("Disabled", selection: $date, displayedComponents: .date).disabled(true)
            }
            Section("Graphical") {
                DatePicker("Day", selection: $date).datePickerStyle(.graphical)
            }
        }
    }
}

#Preview("Dates") {
    ScreenWindow(screen: .dates)
}
