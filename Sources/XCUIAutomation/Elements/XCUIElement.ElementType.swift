extension XCUIElement {
    /// What kind of thing an element is.
    @nonexhaustive public enum ElementType: UInt, CaseIterable, Sendable {
        case any = 0
        case other = 1
        case application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup, checkBox
        case disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard, key, navigationBar
        case tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline, outlineRow, browser
        case collectionView, slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl, picker
        case pickerWheel, `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar, staticText, textField
        case secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView
        case incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter
        case relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler, rulerMarker, grid, levelIndicator, cell
        case layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem

        /// As a dump of the tree names it: `StaticText`.
        var name: String {
            let word = "\(self)"
            return word.prefix(1).uppercased() + word.dropFirst()
        }
    }
}
