// `npm run screens`: builds what changed, finds a browser, and makes the sheets of docs/screens/: a page at two widths in three
// themes.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { findChromium } from './chromium.mjs';

const largestBytes = 250_000;
const raw = '.data/screens';
const folder = 'docs/screens';

const themes = ['light', 'dark', 'contrast'];
/** Widths on the sheet in pixels; both pictures of a row have the same height. */
const widths = { wide: 800, phone: 260 };
const rowHeight = 833;
const gap = 16;
/** WebP qualities; the first one within the size limit is used. */
const qualities = [72, 60, 48, 36];

/** Themes below each other, each with a desktop and a phone picture. */
async function makeSheet(name) {
  const cells = themes.flatMap((theme, row) =>
    Object.entries(widths).map(([view, width]) => ({
      file: join(raw, `${name}.${theme}.${view}.png`),
      width,
      left: view === 'wide' ? gap : widths.wide + 2 * gap,
      top: gap + row * (rowHeight + gap),
    })),
  );
  const pictures = await Promise.all(
    cells.map(async ({ file, width, left, top }) => ({
      input: await sharp(file).resize({ width, height: rowHeight, fit: 'cover', position: 'top' }).png().toBuffer(),
      left,
      top,
    })),
  );
  const sheet = await sharp({
    create: {
      width: widths.wide + widths.phone + 3 * gap,
      height: themes.length * (rowHeight + gap) + gap,
      channels: 3,
      background: '#d9dee4',
    },
  })
    .composite(pictures)
    .png()
    .toBuffer();
  for (const quality of qualities) {
    const small = await sharp(sheet).webp({ quality, effort: 6 }).toBuffer();
    if (small.length < largestBytes) return small;
  }
  throw new Error(`${name} does not fit into ${largestBytes} bytes`);
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
const screens = JSON.parse(readFileSync(join(raw, 'screens.json'), 'utf8'));
const sheets = [];
for (const { name } of screens) sheets.push({ name, picture: await makeSheet(name) });
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { name, picture } of sheets) {
  writeFileSync(join(folder, `${name}.webp`), picture);
  console.log(`${name} ${Math.round(picture.length / 1000)} kB`);
}
const parts = screens.map(({ name, title }) => `## ${title}\n\n![${title}](${name}.webp)\n`);
writeFileSync(
  join(folder, 'README.md'),
  `# Screens\n\nPages at 1440 and 390 pixels, in the light, the dark and the high contrast theme. Written by \`npm run screens\`.\n\n${parts.join('\n')}`,
);
