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

/** @returns undefined for an extension not allowed in releases and asset folders */
export function toMediaType(path: string): string | undefined {
  return mediaTypes[path.slice(path.lastIndexOf('.') + 1).toLowerCase()];
}

/** Returns true for files that are not sent to browsers: a release's part for the server, and source maps for the team. */
export const isServerOnly = (name: string): boolean => name.startsWith('ssr/') || name.startsWith(sourceMapFolder);

/** Returns true for types that are also stored as brotli and gzip. */
export function isCompressible(path: string): boolean {
  return /charset=utf-8|wasm/.test(toMediaType(path) ?? '');
}
