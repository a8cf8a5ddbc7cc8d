import UIKit

@objc class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    @IBOutlet var label: AnyObject?
}
