/// Which types of elements XCUITest sees in an app's accessibility roles.
enum ElementRoles {
    static let types: [String: [XCUIElement.ElementType]] = [
        "application": [.application], "window": [.window], "group": [.other], "text": [.staticText],
        "image": [.image], "button": [.button], "link": [.link, .button], "toggle": [.switch, .toggle],
        "slider": [.slider], "stepper": [.stepper], "picker": [.picker, .button, .segmentedControl],
        "textField": [.textField, .searchField], "secureField": [.secureTextField], "textEditor": [.textView],
        "list": [.collectionView, .table], "row": [.cell], "header": [.staticText, .other],
        "scrollView": [.scrollView], "navigationBar": [.navigationBar], "tabBar": [.tabBar],
        "tab": [.button, .tab], "alert": [.alert], "sheet": [.sheet, .other], "menu": [.menu],
        "menuItem": [.menuItem, .button], "progress": [.progressIndicator, .activityIndicator],
        "keyboard": [.keyboard], "key": [.key],
    ]
}
