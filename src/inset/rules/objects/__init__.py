"""113, 205, 612, 613, 707, 709-722: what an object is. Layer 2: its frames and sets of characteristics, its abilities,
and the layers that change them.
"""
