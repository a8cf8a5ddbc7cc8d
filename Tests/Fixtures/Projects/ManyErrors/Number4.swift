let number4 = undefined4
