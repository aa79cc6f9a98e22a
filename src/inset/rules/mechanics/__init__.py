"""309, 306, 310, 701.38, 714, 728, 731, 903: whole mechanics, one per file. Layer 10."""
