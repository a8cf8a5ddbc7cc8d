import SwiftUI

/// Wheels: a picker, a date, a time.
struct WheelsScreen: View {
    @State private var fruit = Fruit.pear
    @State private var date = Date.sample

    var body: some View {
        SpecimenPage {
            Specimen("Picker") {
                Picker("Fruit", selection: $fruit) {
                    ForEach(Fruit.allCases) { Text($0.name) }
                }
                .pickerStyle(.wheel)
            }
            Specimen("Date") {
                DatePicker("Date", selection: $date, displayedComponents: .date)
                    .datePickerStyle(.wheel)
                    .labelsHidden()
            }
            Specimen("Date and Time") {
                DatePicker("Date and Time", selection: $date)
                    .datePickerStyle(.wheel)
                    .labelsHidden()
            }
        }
    }
}

#Preview("Wheels") {
    ScreenWindow(screen: .wheels)
}
