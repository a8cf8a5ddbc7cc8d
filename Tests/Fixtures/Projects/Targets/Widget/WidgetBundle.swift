import WidgetKit

@main
struct Widgets: WidgetBundle {}
