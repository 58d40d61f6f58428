import { posix } from 'node:path';
import type { ReleaseFile } from '@haesol/contracts/release';
import { escapeHtml, toInlineCss } from '../../http/escapeHtml.ts';
import { toIntegrity } from '../../release/registry/integrity.ts';
import type { ReleaseStore } from '../../release/registry/ReleaseStore.ts';

const cacheSize = 100;

/** Makes relative URLs absolute, because inlined they would be relative to the page instead of the stylesheet. */
function toAbsoluteUrls(css: string, href: string): string {
  return css.replaceAll(/url\(\s*(["']?)([^"')]+)\1\s*\)/g, (whole, quote: string, url: string) =>
    /^([a-z][a-z+.-]*:|\/|#)/i.test(url) ? whole : `url(${quote}${posix.join(posix.dirname(href), url)}${quote})`,
  );
}

export interface Stylesheets {
  /**
   * Inlines a stylesheet. mini-css-extract reads `data-href` as its chunk's file name and does not load it again. One that
   * differs from the published file becomes a link, which integrity then refuses.
   */
  toTag(file: ReleaseFile, nonce: string): Promise<string>;
}

export function createStylesheets(store: ReleaseStore): Stylesheets {
  const inlined = new Map<string, string>();

  const read = async ({ href, integrity }: ReleaseFile) => {
    const known = inlined.get(href);
    if (known !== undefined) return known;
    // If the store is unavailable, the page is sent without inlined styles.
    const bytes = await store.read(href.replace('/remotes/', '')).catch(() => undefined);
    if (bytes === undefined || toIntegrity(bytes) !== integrity) return undefined;
    const css = toInlineCss(toAbsoluteUrls(bytes.toString('utf8'), href));
    const oldest = inlined.keys().next().value;
    if (inlined.size >= cacheSize && oldest !== undefined) inlined.delete(oldest);
    inlined.set(href, css);
    return css;
  };

  return {
    async toTag(file, nonce) {
      const css = await read(file);
      // `/remotes/<id>/<buildId>/<file>`
      const name = escapeHtml(file.href.split('/').slice(4).join('/'));
      if (css !== undefined) return `<style nonce="${nonce}" data-href="${name}">${css}</style>`;
      const attributes = `href="${escapeHtml(file.href)}" data-href="${name}" integrity="${escapeHtml(file.integrity)}"`;
      return `<link rel="stylesheet" ${attributes} crossorigin>`;
    },
  };
}
