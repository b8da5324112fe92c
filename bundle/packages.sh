#!/bin/sh
# Prints the packages of Debian and Ubuntu that docs/installing.md names.
here=$(dirname "$0")
sed -n '/^window_packages=(/,/^)/p' "$here/../start.sh" | sed '1d;$d'
