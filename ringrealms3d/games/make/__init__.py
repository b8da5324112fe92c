"""What one makes games with; ``ringrealms3d.make`` is its public name."""
