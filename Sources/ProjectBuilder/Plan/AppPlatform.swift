/// The platform of Apple's that an app is written for, as its conditions (`#if os(…)`) see it.
package enum AppPlatform: String, Sendable {
    case iOS, macOS
}
