let 사랑채 = "written decomposed, named composed"
