// `npm run screens`: builds what changed, finds a browser, and takes the pictures of docs/screens/.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { findChromium } from './chromium.mjs';

const largestBytes = 250_000;
const raw = '.data/screens';
const folder = 'docs/screens';

/** Width in pixels and number of colours; the first that fits is taken. */
const sizes = [
  [1080, 192],
  [1080, 96],
  [900, 64],
  [780, 48],
];

async function shrink(file) {
  for (const [width, colours] of sizes) {
    const picture = await sharp(file)
      .resize({ width, withoutEnlargement: true })
      .png({ palette: true, colours, effort: 10, compressionLevel: 9 })
      .toBuffer();
    if (picture.length < largestBytes) return picture;
  }
  throw new Error(`${file} does not fit into ${largestBytes} bytes`);
}

const { path, how } = findChromium();
console.log(`chromium: ${how}`);
for (const args of [
  ['tools/src/build/main.ts', '--out', '.data/builds.json'],
  ['tools/src/screens/main.ts', raw],
]) {
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: path },
  });
  if (status !== 0) process.exit(status ?? 1);
}
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(raw).sort()) {
  const picture = await shrink(join(raw, name));
  writeFileSync(join(folder, name), picture);
  console.log(`${name} ${Math.round(picture.length / 1000)} kB`);
}
