#!/usr/bin/env bash
# Bundles three.js for pages: bash resources/web/build_three.sh
# It needs node and npm, and writes three.min.js and three-LICENSE.txt beside itself.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
place=$(mktemp -d)
# shellcheck disable=SC2064  # the folder as it is named now
trap "rm -rf '$place'" EXIT
cp "$here/three_parts.js" "$place"
cd "$place"
npm install --silent --no-audit --no-fund three@0.187.0 esbuild@0.28.2
# The sky has no details: a quarter of the samples blur it as well, and browsers without a graphics
# card show a page in half the time.
sed -i 's/const GGX_SAMPLES = 256;/const GGX_SAMPLES = 64;/' node_modules/three/build/three.module.js
grep -q 'const GGX_SAMPLES = 64;' node_modules/three/build/three.module.js
cp node_modules/three/LICENSE "$here/three-LICENSE.txt"
{
    echo "/*! three.js 0.187.0, https://threejs.org"
    sed 's/\*\///g; /^$/d' node_modules/three/LICENSE
    echo "*/"
} >banner.txt
node_modules/.bin/esbuild three_parts.js --bundle --minify --legal-comments=none \
    --format=iife --global-name=three --target=es2020 \
    --banner:js="$(cat banner.txt)" --outfile="$here/three.min.js"
