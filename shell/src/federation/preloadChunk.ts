import type { BuildFiles, RegistryEntry, ReleaseFile } from '@haesol/contracts/release';
import { isTrustedUrl } from './trustedTypes.ts';

const isThere = (tag: string, attribute: string, value: string) =>
  document.querySelector(`${tag}[${attribute}=${JSON.stringify(value)}]`) !== null;

function preload({ href, integrity }: ReleaseFile, as: 'script' | 'style', nonce: string): void {
  // A dev server's files have no hash; what stands elsewhere fails where it is loaded.
  if (integrity === '' || !isTrustedUrl(href) || isThere('link', 'href', href)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.href = href;
  link.integrity = integrity;
  link.nonce = nonce;
  // As they are asked for later: scripts by CORS, style sheets not.
  if (as === 'script') link.crossOrigin = 'anonymous';
  document.head.append(link);
}

/** The page that the server sends holds its style sheets itself, under their file names. */
const isInPage = ({ href }: ReleaseFile) => isThere('style', 'data-href', href.slice(href.lastIndexOf('/') + 1));

/**
 * Asks at once for the files of a screen, of which each would otherwise name the next: the entry its module, the module
 * the screen. Files that are there already are not asked for again.
 * @param chunk of the screen or slot; undefined for what is in the module itself
 * @param known files of the build, where they are known yet
 */
export function preloadChunk(entry: RegistryEntry, chunk: string | undefined, known: BuildFiles | undefined): void {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  const screen = chunk === undefined ? undefined : known?.chunks[chunk];
  const scripts = [{ href: entry.entry, integrity: entry.integrity }, ...entry.scripts, ...(screen?.scripts ?? [])];
  for (const file of scripts) preload(file, 'script', nonce);
  for (const file of [...entry.css, ...(screen?.css ?? [])]) {
    if (!isInPage(file)) preload(file, 'style', nonce);
  }
}
