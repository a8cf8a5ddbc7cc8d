import Foundation
import Geometry
import Platform

/// The style that suits the platform: on iOS a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration: configuration) }
}

/// A bar that fills, under the label.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration: configuration) }
}

/// A small bar with a mark.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeLine(configuration: configuration, isCapacity: false)
    }
}

/// A small bar that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeLine(configuration: configuration, isCapacity: true)
    }
}

/// An open ring with a mark.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, isCapacity: false)
    }
}

/// A ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, isCapacity: true)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension GaugeStyleConfiguration {
    fileprivate var control: ControlModifier {
        ControlModifier(role: .progress, value: Text(value, format: .percent.precision(.fractionLength(0))))
    }
}

/// The label, a bar between the ends, and the value below.
private struct GaugeBar: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        VStack(spacing: 4) {
            configuration.label
            HStack {
                configuration.minimumValueLabel.accessibilityHidden(true)
                PartLayout(fraction: configuration.value) {
                    Capsule().fill(Color(SystemColor.systemFill))
                    Capsule().fill(.tint)
                }
                .frame(height: 6)
                .modifier(configuration.control)
                configuration.maximumValueLabel.accessibilityHidden(true)
            }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary).accessibilityHidden(true)
        }
        .modifier(LabelMergeModifier())
    }
}

/// A bar between the ends, with a mark or filled.
private struct GaugeLine: View {
    let configuration: GaugeStyleConfiguration
    let isCapacity: Bool

    var body: some View {
        HStack(spacing: 4) {
            configuration.minimumValueLabel.accessibilityHidden(true)
            bar.modifier(configuration.control)
            configuration.maximumValueLabel.accessibilityHidden(true)
        }
        .font(.system(size: 12, weight: .semibold))
        .background { configuration.label.unseen() }
        .modifier(LabelMergeModifier())
    }

    @ViewBuilder private var bar: some View {
        if isCapacity {
            PartLayout(fraction: configuration.value) {
                Capsule().fill(.tint.opacity(0.3))
                Capsule().fill(.tint)
            }
            .frame(height: 6)
        } else {
            Capsule().fill(.tint).frame(height: 6).overlay { GeometryReader(content: mark) }
        }
    }

    private func mark(_ place: GeometryProxy) -> some View {
        Circle().fill(.tint).padding(1).background(Circle().fill(.background)).frame(width: 10, height: 10)
            .offset(x: configuration.value * max(0, place.size.width - 10), y: -2)
    }
}

/// A ring with the value in it.
///
/// Source: the gauges of iOS's lock screen, from memory.
private struct GaugeRing: View {
    let configuration: GaugeStyleConfiguration
    let isCapacity: Bool

    private static let diameter: CGFloat = 58
    private static let width: CGFloat = 6
    /// The part of a circle that an open ring has.
    private static let arc = 0.75
    /// Between the ends of an open ring.
    private static let gap = (diameter - width) * CGFloat(0.5).squareRoot() - width - 2

    var body: some View {
        ZStack {
            ring
            center
        }
        .frame(width: Self.diameter, height: Self.diameter)
        .background { configuration.label.unseen() }
        .modifier(LabelMergeModifier())
    }

    private var stroke: StrokeStyle { StrokeStyle(lineWidth: Self.width, lineCap: .round) }

    private var ring: some View {
        ZStack {
            if isCapacity {
                Circle().stroke(.tint.opacity(0.3), style: stroke)
                Circle().trim(from: 0, to: configuration.value).stroke(.tint, style: stroke).rotationEffect(
                    .degrees(-90))
            } else {
                Circle().trim(from: 0, to: Self.arc).stroke(.tint, style: stroke).rotationEffect(.degrees(135))
                mark
            }
        }
        .padding(Self.width / 2)
        .modifier(configuration.control)
    }

    private var mark: some View {
        Circle().fill(.tint).frame(width: Self.width, height: Self.width)
            .padding(2.5).background(Circle().fill(.background))
            .offset(x: Self.diameter / 2 - Self.width / 2)
            .rotationEffect(.degrees(135 + 360 * Self.arc * configuration.value))
    }

    private var center: some View {
        VStack(spacing: 0) {
            configuration.currentValueLabel.font(.system(size: 20, weight: .medium, design: .rounded))
            if !isCapacity {
                Group {
                    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
                        HStack(spacing: 4) {
                            configuration.minimumValueLabel
                            configuration.maximumValueLabel
                        }
                        .frame(maxWidth: Self.gap)
                    } else {
                        configuration.label
                    }
                }
                .font(.system(size: 10, weight: .medium))
                .offset(y: 4)
            }
        }
        .lineLimit(1).minimumScaleFactor(0.5)
        .padding(.horizontal, Self.width + 3)
        .accessibilityHidden(true)
    }
}
