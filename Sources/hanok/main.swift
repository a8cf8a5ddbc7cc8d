print("hanok")
