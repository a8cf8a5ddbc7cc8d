let number2 = undefined2
