import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
