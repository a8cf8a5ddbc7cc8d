import SwiftUI

/// Progress views and gauges.
struct ProgressScreen: View {
    @State private var progress = 0.3

    var body: some View {
        SpecimenPage {
            Specimen("Linear") {
                ProgressView(value: progress)
                ProgressView(value: progress) {
                    Text("Downloading")
                } currentValueLabel: {
                    Text(progress, format: .percent)
                }
                ProgressView("Copying", value: progress).tint(.green)
                Button("Go On") { progress = min(progress + 0.1, 1) }
            }
            Specimen("Circular") {
                HStack(spacing: 24) {
                    ProgressView()
                    ProgressView().controlSize(.large)
                    ProgressView().tint(.orange)
                    ProgressView("Loading")
                }
            }
            Specimen("Gauges") {
                Gauge(value: progress) {
                    Text("Battery")
                } currentValueLabel: {
                    Text(progress, format: .percent)
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("100")
                }
                Gauge(value: progress) { Text("Capacity") }.gaugeStyle(.accessoryLinearCapacity)
                HStack(spacing: 24) {
                    dial.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .yellow, .red]))
                    dial.gaugeStyle(.accessoryCircularCapacity).tint(.blue)
                }
                dial.gaugeStyle(.accessoryLinear)
            }
        }
    }

    private var dial: some View {
        Gauge(value: progress * 100, in: 0...100) {
            Text("km/h")
        } currentValueLabel: {
            Text("\(Int((progress * 100).rounded()))")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("100")
        }
    }
}

#Preview("Progress") {
    ScreenWindow(screen: .progress)
}
