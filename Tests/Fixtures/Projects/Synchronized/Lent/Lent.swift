let lent = "lent"
