"""The 3-D picture of any board that a Layout describes: meshes, themes, camera and picking."""
