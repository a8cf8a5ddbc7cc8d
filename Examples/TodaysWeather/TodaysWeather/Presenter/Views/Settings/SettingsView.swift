import SwiftUI

/// Units, and the key to the weather service.
struct SettingsView: View {
    @Binding var settings: Settings
    let isDemonstration: Bool
    @State private var key: String
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale

    init(settings: Binding<Settings>, isDemonstration: Bool) {
        _settings = settings
        self.isDemonstration = isDemonstration
        _key = State(initialValue: settings.wrappedValue.apiKey ?? "")
    }

    var body: some View {
        NavigationStack {
            Form {
                units
                keyEntry
                about
            }
            .navigationTitle(Text("Settings"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                }
            }
        }
        .onDisappear { if key != settings.apiKey ?? "" { settings.apiKey = key } }
    }

    private var units: some View {
        Section {
            Picker("Temperature", selection: temperatureUnit) {
                ForEach(TemperatureUnit.allCases) { Text($0.symbol).tag($0) }
            }
            Picker("Wind", selection: speedUnit) {
                ForEach(SpeedUnit.allCases) { Text($0.symbol).tag($0) }
            }
        } header: {
            Text("Units")
        }
    }

    private var temperatureUnit: Binding<TemperatureUnit> {
        Binding {
            settings.units(in: locale).temperature
        } set: {
            settings.temperatureUnit = $0
        }
    }

    private var speedUnit: Binding<SpeedUnit> {
        Binding {
            settings.units(in: locale).speed
        } set: {
            settings.speedUnit = $0
        }
    }

    private var keyEntry: some View {
        Section {
            SecureField("OpenWeather key", text: $key)
                .autocorrectionDisabled()
        } header: {
            Text("Weather service")
        } footer: {
            Text("The key is kept on this device only, in a file that no one else can read.")
        }
    }

    private var about: some View {
        Section {
            Link(destination: URL(string: "https://home.openweathermap.org/users/sign_up")!) {
                Label("Get a free key", systemImage: "key")
            }
            if isDemonstration {
                Label("Without a key, the weather is made up.", systemImage: "theatermasks")
                    .foregroundStyle(.secondary)
            }
        }
    }
}

struct SettingsView_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(["ko", "en"], id: \.self) { id in
            SettingsView(settings: .constant(Settings()), isDemonstration: true)
                .environment(\.locale, .init(identifier: id))
                .previewDisplayName("Settings, \(id)")
        }
    }
}
