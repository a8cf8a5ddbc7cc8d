// A module of the engine, whose name an app may bear as well.
public struct DisplayList {}
