import Foundation
import Geometry
import Platform

/// The sheet in which a colour is chosen: from a grid, or by its components.
struct ColorPanel: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    let close: @MainActor () -> Void
    @State private var page = Page.grid
    @Environment(\.self) private var environment

    private enum Page: Hashable { case grid, sliders }

    var body: some View {
        VStack(spacing: 18) {
            header
            Picker(selection: $page) {
                SystemText(.grid).tag(Page.grid)
                SystemText(.sliders).tag(Page.sliders)
            } label: {
                SystemText(.colors)
            }
            .pickerStyle(.segmented)
            switch page {
            case .grid: ColorGrid(selected: components.opaque) { set($0) }
            case .sliders: sliders
            }
            Spacer(minLength: 0)
            if supportsOpacity {
                ComponentSlider(title: .opacity, value: component(\.opacity), unit: 100, suffix: "%")
            }
        }
        .padding(16)
        .environment(\.areLabelsHidden, false)
        .tint(nil as Color?)
    }

    private var header: some View {
        HStack {
            RoundedRectangle(cornerRadius: 6, style: .continuous).fill(selection.wrappedValue)
                .frame(width: 30, height: 30)
            Spacer()
            SystemText(.colors).font(.headline)
            Spacer()
            Button(action: close) {
                CloseGlyph()
                    .stroke(.secondary, style: StrokeStyle(lineWidth: 2.2, lineCap: .round))
                    .frame(width: 10, height: 10)
                    .frame(width: 30, height: 30)
                    .background(Color(SystemColor.tertiarySystemFill), in: Circle())
                    .background { SystemText(.close).unseen() }
            }
            .buttonStyle(.plain)
        }
    }

    private var sliders: some View {
        VStack(spacing: 14) {
            ComponentSlider(title: .red, value: component(\.red), unit: 255, suffix: "").tint(.red)
            ComponentSlider(title: .green, value: component(\.green), unit: 255, suffix: "").tint(.green)
            ComponentSlider(title: .blue, value: component(\.blue), unit: 255, suffix: "").tint(.blue)
            LabeledContent("sRGB Hex Color", value: selection.wrappedValue.hexadecimal(in: environment))
        }
    }

    // MARK: Components

    private var components: ColorComponents { ColorComponents(selection.wrappedValue.resolve(in: environment)) }

    private func component(_ path: WritableKeyPath<ColorComponents, Double>) -> Binding<Double> {
        let path = UncheckedBox(path)
        return Binding(
            get: { components[keyPath: path.value] },
            set: { value in
                var changed = components
                changed[keyPath: path.value] = value
                selection.wrappedValue = changed.color
            })
    }

    /// A colour of the grid; how much the selection shines through stays.
    private func set(_ color: ColorComponents) {
        var color = color
        color.opacity = components.opacity
        selection.wrappedValue = color.color
    }
}

/// The components of a colour in sRGB, 0 to 1.
struct ColorComponents: Hashable {
    var red: Double
    var green: Double
    var blue: Double
    var opacity = 1.0

    init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    init(_ color: Color.Resolved) {
        self.init(red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
        opacity = Double(color.opacity)
    }

    var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity) }

    var opaque: ColorComponents { ColorComponents(red: red, green: green, blue: blue) }

    /// Whether another looks the same.
    func isNear(_ other: ColorComponents) -> Bool {
        abs(red - other.red) < 0.004 && abs(green - other.green) < 0.004 && abs(blue - other.blue) < 0.004
    }
}

/// One component: its name, a slider, and its number.
private struct ComponentSlider: View {
    let title: SystemString
    let value: Binding<Double>
    let unit: Double
    let suffix: String

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            SystemText(title).font(.system(size: 13, weight: .semibold)).foregroundStyle(.secondary)
                .textCase(.uppercase).accessibilityHidden(true)
            HStack(spacing: 16) {
                Slider(value: value) { SystemText(title) }
                Text(verbatim: "\(Int((value.wrappedValue * unit).rounded()))\(suffix)").monospacedDigit()
                    .frame(width: 64, height: 34)
                    .background(
                        Color(SystemColor.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8, style: .continuous)
                    )
                    .accessibilityHidden(true)
            }
        }
    }
}

/// The cross of a button that closes something.
private nonisolated struct CloseGlyph: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        return path
    }
}
