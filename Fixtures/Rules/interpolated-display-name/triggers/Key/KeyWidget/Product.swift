let product = "Tally"
