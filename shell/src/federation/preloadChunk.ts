import type { BuildFiles, RegistryEntry, ReleaseFile } from '@haesol/contracts/release';
import { isTrustedUrl } from './trustedTypes.ts';

/** Returns true if the page has an element with this attribute. */
export const isThere = (tag: string, attribute: string, value: string) =>
  document.querySelector(`${tag}[${attribute}=${JSON.stringify(value)}]`) !== null;

function preload({ href, integrity }: ReleaseFile, as: 'module' | 'script' | 'style', nonce: string): void {
  // A dev server's files have no hash; other origins fail when loaded.
  if (integrity === '' || !isTrustedUrl(href) || isThere('link', 'href', href)) return;
  const link = document.createElement('link');
  if (as === 'module') link.rel = 'modulepreload';
  else Object.assign(link, { rel: 'preload', as });
  link.href = href;
  link.integrity = integrity;
  link.nonce = nonce;
  // The same mode as the later request: scripts with CORS, style sheets of the site without.
  const isElsewhere = new URL(href, document.baseURI).origin !== location.origin;
  if (as !== 'style' || isElsewhere) link.crossOrigin = 'anonymous';
  document.head.append(link);
}

/** The server inlines style sheets in its page, marked with their file names. */
const isInPage = ({ href }: ReleaseFile) => isThere('style', 'data-href', href.slice(href.lastIndexOf('/') + 1));

/**
 * Preloads the files of a screen in parallel, which would otherwise be discovered one after the other: entry, module, screen.
 * Loaded files are skipped.
 * @param chunk of the screen or slot; undefined if it is in the module itself
 * @param known files of the build, if known yet
 */
export function preloadChunk(entry: RegistryEntry, chunk: string | undefined, known: BuildFiles | undefined): void {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  const screen = chunk === undefined ? undefined : known?.chunks[chunk];
  const scripts = [{ href: entry.entry, integrity: entry.integrity }, ...entry.scripts, ...(screen?.scripts ?? [])];
  for (const file of scripts) preload(file, entry.format ?? 'script', nonce);
  // Style sheets of modules are loaded with the entry.
  const styles = entry.format === 'module' ? [] : [...entry.css, ...(screen?.css ?? [])];
  for (const file of styles) {
    if (!isInPage(file)) preload(file, 'style', nonce);
  }
}
