import type { PageSnapshot, RegistryEntry } from '@haesol/contracts/release';

const snapshotScript = /(<script type="application\/json" id="hs-page"[^>]*>)([\s\S]*?)(<\/script>)/;
const root = /<div id="root"[^>]*>[\s\S]*?<\/div>(?=<noscript>)/;
/** Hints to load the build that the entry replaces. */
const preloadsOf = (id: string) => new RegExp(`<link rel="preload"[^>]*href="/remotes/${id}/[^>]*>`, 'g');

const toInline = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Puts a remote into the registry of `/registry.json`. */
export function patchRegistry(json: string, entry: RegistryEntry): string {
  const registry = JSON.parse(json) as PageSnapshot['registry'];
  return JSON.stringify({ ...registry, remotes: { ...registry.remotes, [entry.remoteJson.id]: entry } });
}

/**
 * Puts a remote into a page of a site. The browser renders the page: the markup of the server is that of the released build, or
 * of a missing page.
 * @returns the page unchanged if it has no snapshot
 */
export function patchPage(html: string, entry: RegistryEntry): string {
  const [, , json] = snapshotScript.exec(html) ?? [];
  if (json === undefined) return html;
  const snapshot = JSON.parse(json) as PageSnapshot;
  const registry = JSON.parse(patchRegistry(JSON.stringify(snapshot.registry), entry)) as PageSnapshot['registry'];
  const changed = toInline({ ...snapshot, registry, rendered: [] });
  return html
    .replace(snapshotScript, (_all, open: string, _old, close: string) => `${open}${changed}${close}`)
    .replace(root, () => '<div id="root"></div>')
    .replaceAll(preloadsOf(entry.remoteJson.id), '');
}
