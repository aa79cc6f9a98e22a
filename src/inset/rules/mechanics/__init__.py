"""309, 701.38, 701.54, 702.165, 702.179, 728, 731: rules that come as a whole, one a file. Layer 10."""
