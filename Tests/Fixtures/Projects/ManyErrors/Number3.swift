let number3 = undefined3
