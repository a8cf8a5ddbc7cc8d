let 안채 = "written composed, named decomposed"
