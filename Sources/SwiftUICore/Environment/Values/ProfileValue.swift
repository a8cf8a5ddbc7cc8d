extension EnvironmentValues {
    /// The sizes, distances, fonts and colours of the platform that the interface looks like.
    package var profile: Profile {
        get { self[ProfileKey.self] }
        set { self[ProfileKey.self] = newValue }
    }
}

package struct ProfileKey: EnvironmentKey {
    package static var defaultValue: Profile { .iOS }
}
