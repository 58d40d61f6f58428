import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const manifest = require.resolve('maplibre-gl/package.json');
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };

/** MapLibre from its package: the module, and the worker that it loads from the same folder. */
export const mapLibrary = {
  dir: join(dirname(manifest), 'dist'),
  files: ['maplibre-gl.mjs', 'maplibre-gl-worker.mjs'],
  basePath: `/maplibre/${version}/`,
  moduleUrl: `/maplibre/${version}/maplibre-gl.mjs`,
} as const;

/** Returns the origin of the map's style, tiles, glyphs and sprites. @returns undefined without a style */
export const toMapOrigin = (mapStyleUrl: string | undefined): string | undefined =>
  mapStyleUrl === undefined ? undefined : new URL(mapStyleUrl).origin;
