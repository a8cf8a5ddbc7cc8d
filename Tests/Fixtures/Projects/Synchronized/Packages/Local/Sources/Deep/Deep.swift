package let deep = "deep"
