let number5 = undefined5
