"""The table as it is seen: geometry, pictures, scene and view. It knows no particular game and stores nothing."""
