import { sourceMapFolder } from '@haesol/contracts/release';

const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** @returns undefined for an extension that no release and no asset folder may hold */
export function toMediaType(path: string): string | undefined {
  return mediaTypes[path.slice(path.lastIndexOf('.') + 1).toLowerCase()];
}

/** True for what no browser gets: a release's half for the server, and source maps, which are the team's. */
export const isServerOnly = (name: string): boolean => name.startsWith('ssr/') || name.startsWith(sourceMapFolder);

/** Types that are stored as brotli and gzip too. */
export function isCompressible(path: string): boolean {
  return /charset=utf-8|wasm/.test(toMediaType(path) ?? '');
}
