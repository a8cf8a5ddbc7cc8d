import Foundation
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// The forms in which public apps write controls compile, and show something.
@MainActor
struct ControlFormsTests {
    private struct Forms: View {
        @State private var isOn = true
        @State private var number = 1
        @State private var amount = 0.5
        @State private var float: Float = 0.5
        @State private var choice: Int? = 1
        @State private var date = Date(timeIntervalSince1970: 0)
        @State private var color = Color.red
        let name = "name"

        var body: some View {
            VStack {
                buttons
                toggles
                sliders
                steppers
                pickers
                progress
                dates
                menus
            }
        }

        @ViewBuilder private var buttons: some View {
            Button("Save") {}
            Button(name) {}
            Button("Save", action: act)
            Button(action: act) { Text(verbatim: name) }
            Button(action: {}, label: { Image(systemName: "plus") })
            Button {
            } label: {
                Text(verbatim: name)
            }
            Button(role: .destructive) {
            } label: {
                Text(verbatim: name)
            }
            Button("Delete", role: .destructive) {}
            Button("Delete", role: .destructive, action: act)
            Button("Add", systemImage: "plus") {}.buttonStyle(BorderedProminentButtonStyle())
            Button("Add", systemImage: "plus", action: act).buttonStyle(.plain).controlSize(.large)
            Button("Add", systemImage: "plus", role: .cancel) {}.buttonStyle(BorderlessButtonStyle())
        }

        private func act() {}

        @ViewBuilder private var toggles: some View {
            Toggle("On", isOn: $isOn)
            Toggle(name, isOn: $isOn)
            Toggle(isOn: $isOn) { Text(verbatim: name) }
            Toggle(isOn: $isOn, label: { Text(verbatim: name) }).toggleStyle(SwitchToggleStyle(tint: .red))
            Toggle("On", systemImage: "wifi", isOn: $isOn).toggleStyle(.button).labelsHidden()
        }

        @ViewBuilder private var sliders: some View {
            Slider(value: $amount)
            Slider(value: $float, in: 0...10)
            Slider(value: $amount, in: 0...10, step: 1)
            Slider(value: $amount, in: -1...1, step: 0.1) { Text(verbatim: name) }
            Slider(value: $amount, in: 0...1, onEditingChanged: { _ in })
            Slider(value: $amount, in: 0...1, step: 0.1, onEditingChanged: { _ in })
            Slider(value: $amount, in: 0...1) {
                Text(verbatim: name)
            } minimumValueLabel: {
                Text(verbatim: "0")
            } maximumValueLabel: {
                Text(verbatim: "1")
            } onEditingChanged: { _ in
            }
            Slider(
                value: $amount, in: 0...1, minimumValueLabel: Text(verbatim: "0"),
                maximumValueLabel: Text(verbatim: "1")
            ) { Text(verbatim: name) }
        }

        @ViewBuilder private var steppers: some View {
            Stepper("\(number) cups", value: $number, in: 1...20)
            Stepper(name, value: $number, in: 1...20, step: 2)
            Stepper("Amount", value: $amount)
            Stepper(value: $number, in: 1...20) { Text(verbatim: name) }
            Stepper(value: $amount, in: 4...12, step: 0.25) { Text(verbatim: name) }
            Stepper(value: $number, in: 1...20, label: { Text(verbatim: name) })
            Stepper("Amount", value: $number, in: 1...9, step: 2, onEditingChanged: { _ in })
            Stepper(onIncrement: act, onDecrement: act) { Text(verbatim: name) }
            Stepper(onIncrement: { act() }, onDecrement: { act() }, label: { Text(verbatim: name) })
            Stepper("Amount", onIncrement: act, onDecrement: nil)
            Stepper("Amount") {
            } onDecrement: {
            }
            Stepper {
                Text(verbatim: name)
            } onIncrement: {
            } onDecrement: {
            }
        }

        @ViewBuilder private var pickers: some View {
            Picker("Number", selection: $number) { Text(verbatim: "1").tag(1) }
            Picker(name, selection: $choice) {
                ForEach([1, 2], id: \.self) { Text(verbatim: "\($0)").tag($0 as Int?) }
            }
            .pickerStyle(SegmentedPickerStyle())
            Picker(selection: $number, label: Text(verbatim: name)) { Text(verbatim: "1").tag(1) }
                .pickerStyle(MenuPickerStyle())
            Picker(selection: $number) {
                Text(verbatim: "1").tag(1)
            } label: {
                Text(verbatim: name)
            }.pickerStyle(.wheel)
            Picker(selection: $number, content: { Text(verbatim: "1").tag(1) }, label: { Text(verbatim: name) })
                .pickerStyle(.inline)
            ColorPicker("Ink", selection: $color)
            ColorPicker("Ink", selection: $color, supportsOpacity: false)
            ColorPicker(selection: $color) { Text(verbatim: name) }
            ColorPicker(selection: $color, supportsOpacity: false) { Text(verbatim: name) }
        }

        @ViewBuilder private var progress: some View {
            ProgressView().progressViewStyle(CircularProgressViewStyle())
            ProgressView("Loading…").progressViewStyle(CircularProgressViewStyle(tint: .red))
            ProgressView(name, value: 3, total: 10).progressViewStyle(LinearProgressViewStyle())
            ProgressView(value: amount)
            ProgressView(value: float, total: 2)
            ProgressView(value: Double?.none)
            ProgressView { Text(verbatim: name) }
            ProgressView(value: amount, label: { Text(verbatim: name) }, currentValueLabel: { Text(verbatim: name) })
        }

        @ViewBuilder private var dates: some View {
            DatePicker("Date", selection: $date)
            DatePicker("Date", selection: $date, displayedComponents: .date).datePickerStyle(WheelDatePickerStyle())
            DatePicker("Date", selection: $date, in: date..., displayedComponents: [.date, .hourAndMinute])
            DatePicker(name, selection: $date, in: ...date, displayedComponents: .hourAndMinute)
            DatePicker(selection: $date, in: date...date, displayedComponents: .date) { Text(verbatim: name) }
            DatePicker(selection: $date, displayedComponents: .date) { Text(verbatim: name) }
            DatePicker(selection: $date, label: { Text(verbatim: name) }).datePickerStyle(.compact)
        }

        @ViewBuilder private var menus: some View {
            Menu("Menu") { Button("Copy") {} }
            Menu("Menu", systemImage: "ellipsis") { Button("Copy") {} }
            Menu {
                Button("Copy") {}
            } label: {
                Label("Menu", systemImage: "ellipsis")
            }
            Text(verbatim: name).contextMenu { Button("Copy") {} }
            Text(verbatim: name).contextMenu(ContextMenu(menuItems: { Button("Copy") {} }))
            Link(name, destination: URL(filePath: "/"))
            Link(destination: URL(filePath: "/")) { Text(verbatim: name) }
            GroupBox { Text(verbatim: name) }
            GroupBox(label: Label("Box", systemImage: "star")) { Text(verbatim: name) }
            DisclosureGroup("More") { Text(verbatim: name) }
            LabeledContent("Version") { Text(verbatim: name) }
        }
    }

    @Test func theyAreShown() {
        let harness = ViewHarness(ScrollView { Forms() })
        #expect(harness.elements.count > 70)
    }

    /// Turned off, from right to left, in the dark, and in the look of macOS.
    @Test func theyAreDrawnInEveryLook() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        environment.profile = .macOS
        let harness = ViewHarness(
            ScrollView { Forms().disabled(true) }, isDark: true, environment: environment)
        #expect(!harness.displayList.commands.isEmpty)
        #expect(harness.elements.contains { $0.properties.traits.contains(.disabled) })
    }
}
