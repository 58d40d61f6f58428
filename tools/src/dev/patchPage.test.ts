import type { RegistryEntry } from '@haesol/contracts/release';
import { patchPage } from './patchPage.ts';

const snapshot = {
  registry: { version: '1', shell: { buildId: 'shell0001' }, remotes: { 'mf-travel': { buildId: 'b' } } },
  rendered: ['mf-lectures'],
};
const page =
  '<!doctype html><html><head><link rel="preload" as="script" href="/remotes/mf-lectures/old/remoteEntry.js" crossorigin>' +
  '<link rel="preload" as="script" href="/remotes/shell/main.js"></head>' +
  '<body><div id="root" data-ssr><div><p>404</p></div></div><noscript><p>x</p></noscript>' +
  `<script type="application/json" id="hs-page" nonce="n">${JSON.stringify(snapshot)}</script></body></html>`;
const entry = {
  buildId: 'dev',
  entry: '/x.js',
  remoteJson: { id: 'mf-lectures', title: '</script>$&' },
} as unknown as RegistryEntry;

describe('patchPage', () => {
  it('puts the remote into the registry of a page that the browser renders', () => {
    const patched = patchPage(page, entry);
    const [, json = ''] = /id="hs-page" nonce="n">(.*?)<\/script>/.exec(patched) ?? [];

    expect(JSON.parse(json)).toEqual({
      registry: { ...snapshot.registry, remotes: { 'mf-travel': { buildId: 'b' }, 'mf-lectures': entry } },
      rendered: [],
    });
    expect(patched).toContain('<div id="root"></div><noscript>');
    expect(patched).not.toContain('/remotes/mf-lectures/old');
    expect(patched).toContain('/remotes/shell/main.js');
  });

  it('leaves a page without a snapshot', () => {
    expect(patchPage('<p>busy</p>', entry)).toBe('<p>busy</p>');
  });
});
