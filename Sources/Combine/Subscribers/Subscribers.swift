/// A namespace for types that act as subscribers, and for what they receive and request.
public enum Subscribers {}
