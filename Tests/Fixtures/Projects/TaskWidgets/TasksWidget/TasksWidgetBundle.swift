import WidgetKit
import SwiftUI

@main
struct TasksWidgetBundle: WidgetBundle {
    var body: some Widget {
        TasksWidget()
        EmojiWidget()
        WeatherWidget()
        CountdownWidget()
        if #available(iOS 17.0, *) {
            TodoWidget()
        }
    }
}
