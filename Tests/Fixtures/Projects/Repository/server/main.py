print("not this")
