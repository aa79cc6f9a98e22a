"""309, 306, 310, 701.38, 714, 728, 731, 903: rules that come as a whole, one a file. Layer 10."""
