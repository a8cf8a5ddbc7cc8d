import Combine
import Foundation

/// The door between what the user has set and the views.
final class SettingsViewModel: ObservableObject {
    @Published var settings: Settings {
        didSet { useCase.change(settings) }
    }

    private let useCase: any SettingsUseCase

    init(settings useCase: any SettingsUseCase) {
        self.useCase = useCase
        settings = useCase.settings
    }

    /// Whether the weather is made up.
    var isDemonstration: Bool { useCase.isDemonstration(settings) }
}
