import Foundation
import Geometry
import Platform

/// A wheel for each part of a date, behind the label.
struct WheelDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.profile.controls.wheelSize) private var size

    var body: some View {
        HStack {
            if !isLabelHidden { configuration.label.fixedSize() }
            DateWheels(configuration: configuration, components: configuration.displayedComponents)
                .frame(idealWidth: size.width, maxWidth: size.width)
        }
        .background { if isLabelHidden { configuration.label.unseen() } }
        .modifier(LabelMergeModifier())
    }
}

/// The wheels, in the order that the language writes a date in.
struct DateWheels: View {
    let configuration: DatePickerStyleConfiguration
    let components: DatePickerComponents
    /// Only these parts; empty for all that the components have.
    var parts: Set<DateWheel> = []
    @Environment(\.localCalendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.profile.controls) private var metrics

    var body: some View {
        HStack(spacing: 0) { ForEach(wheels, id: \.self) { column($0) } }
            .frame(height: metrics.wheelSize.height)
            .padding(.horizontal, 9)
            .background {
                RoundedRectangle(cornerRadius: metrics.wheelBandCornerRadius, style: .continuous)
                    .fill(Color(SystemColor.tertiarySystemFill)).frame(height: metrics.wheelRowHeight)
                    .padding(.horizontal, 9)
            }
            .font(.system(size: metrics.wheelPointSize)).lineLimit(1)
            .accessibilityElement(children: .contain)
    }

    private var wheels: [DateWheel] {
        DateWheel.all(for: components, locale: locale).filter { parts.isEmpty || parts.contains($0) }
    }

    private func column(_ wheel: DateWheel) -> some View {
        let date = configuration.selection
        return WheelColumn(
            count: wheel.count(at: date, in: calendar), selection: wheel.index(of: date, in: calendar),
            isEndless: wheel.isEndless, hasBand: false,
            select: { index in configuration.select(wheel.setting(index, in: date, calendar)) },
            row: { index in Text(verbatim: wheel.title(of: index, at: date, in: calendar)) }
        )
        .frame(minWidth: wheel.minimumWidth, maxWidth: .infinity)
        .accessibilityLabel(Text(verbatim: wheel.name.localized(in: locale)))
    }
}
