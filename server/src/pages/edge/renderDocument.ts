import {
  hasValues,
  type PageSnapshot,
  type Registry,
  type RegistryEntry,
  type ReleaseFile,
  type RemoteRoute,
} from '@haesol/contracts/release';
import { toBrandStyle } from '../../brand/brandStyle.ts';
import { escapeHtml, toInlineJson } from '../../http/escapeHtml.ts';
import { toAssets } from './assetOrigin.ts';
import { noticeFeedPath } from './discovery.ts';
import { iconTags } from './icons.ts';
import { messagesIn, noticeFeedTitle, siteNameIn } from './messages.ts';
import {
  bootAttribute,
  bootFailureScript,
  displayScript,
  earlyInputScript,
  fontScript,
  fontStylesheet,
  overrideFailureScript,
  renderBootFailure,
} from './pageSnippets.ts';
import type { PagePlan } from './planPage.ts';

/** Markup of a page; without it the root is empty and the browser renders. */
export interface RenderedPage {
  /** Markup inside `#root`. */
  readonly html: string;
  /** Rendered instances, for the snapshot. */
  readonly rendered: readonly string[];
  /** Tags for the head: initial pictures of the page. */
  readonly hints: readonly string[];
  /** Remotes whose code failed or took too long. */
  readonly failed: readonly string[];
  /** False if a part that could have been rendered was left to the browser. */
  readonly isWhole: boolean;
}

const openGraphLocales: Readonly<Record<string, string>> = {
  en: 'en_US',
  ja: 'ja_JP',
  'zh-CN': 'zh_CN',
  'zh-TW': 'zh_TW',
};

function renderHead({ plan, publicUrl, nonce, locale }: DocumentParts): string {
  const title = escapeHtml(plan.title);
  const description = escapeHtml(plan.description);
  const canonical = plan.canonical === undefined ? undefined : escapeHtml(plan.canonical);
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}</title>`,
    description && `<meta name="description" content="${description}">`,
    plan.noindex && '<meta name="robots" content="noindex">',
    canonical && `<link rel="canonical" href="${canonical}">`,
    ...plan.alternates.map(
      ({ language, url }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}">`,
    ),
    `<meta property="og:type" content="${plan.structuredData?.['@type'] === 'NewsArticle' ? 'article' : 'website'}"><meta property="og:locale" content="${openGraphLocales[locale] ?? 'ko_KR'}">`,
    `<meta property="og:site_name" content="${escapeHtml(siteNameIn(locale))}"><meta property="og:title" content="${title}">`,
    description && `<meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${escapeHtml(`${publicUrl}${plan.image}`)}">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta property="og:url" content="${canonical ?? escapeHtml(publicUrl)}">`,
    plan.structuredData &&
      `<script type="application/ld+json" nonce="${nonce}">${toInlineJson(plan.structuredData)}</script>`,
    plan.breadcrumbs &&
      `<script type="application/ld+json" nonce="${nonce}">${toInlineJson(plan.breadcrumbs)}</script>`,
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(noticeFeedTitle())}" href="${noticeFeedPath}">`,
    iconTags,
  ]
    .filter(Boolean)
    .join('');
}

function renderPreload({ href, integrity }: ReleaseFile, nonce: string, format?: RegistryEntry['format']): string {
  const file = `href="${escapeHtml(href)}" integrity="${escapeHtml(integrity)}"`;
  const kind = format === 'module' ? 'rel="modulepreload"' : 'rel="preload" as="script"';
  return `<link ${kind} ${file} nonce="${nonce}" crossorigin>`;
}

/** @param order `async`, or empty for a script that runs before those after it */
function renderShellScript({ href, integrity }: ReleaseFile, nonce: string, order = 'async '): string {
  const hash = integrity === '' ? '' : ` integrity="${escapeHtml(integrity)}"`;
  return `<script ${order}src="${escapeHtml(href)}"${hash} nonce="${nonce}" crossorigin ${bootAttribute}></script>`;
}

/** Removes the properties of a route that only the server reads: for search engines, the site search and the key of the page. */
function toSnapshotRoute(route: RemoteRoute): RemoteRoute {
  const { structuredData: _data, listedBy: _list, words: _words, search: _keys, missing: _code, ...rest } = route;
  return rest;
}

/**
 * Reduces the registry for the snapshot: removes data for later pages (the files of the builds) and for the server alone, because
 * names and hashes do not compress, and every page would wait for them.
 */
function toSnapshotRegistry(registry: Registry): Registry {
  const remotes = Object.entries(registry.remotes).map(([id, entry]): [string, RegistryEntry] => {
    const { files: _files, chunks: _chunks, ...rest } = entry;
    const { texts: _texts, flags: _flags, settings: _settings, ...remoteJson } = rest.remoteJson;
    // The shell asks for the values of a remote with some, and their descriptions are for the office.
    const flags = hasValues(rest.remoteJson) && { flags: {} };
    const routes = rest.remoteJson.routes.map(toSnapshotRoute);
    const offers = rest.remoteJson.offers.map(({ props: _props, ...offer }) => offer);
    return [id, { ...rest, remoteJson: { ...remoteJson, ...flags, reads: [], routes, offers } }];
  });
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

export interface DocumentParts {
  readonly plan: PagePlan;
  readonly registry: Registry;
  readonly snapshot: Omit<PageSnapshot, 'registry' | 'rendered' | 'failed'>;
  readonly page: RenderedPage | undefined;
  /** Tags of the stylesheets, in order. */
  readonly styles: readonly string[];
  readonly shellScripts: readonly ReleaseFile[];
  /** Language of the page. */
  readonly locale: string;
  /** Scripts with the shell's texts in another language than Korean, which run before it. */
  readonly textScripts: readonly ReleaseFile[];
  readonly publicUrl: string;
  /** Host of files of releases; undefined for the site itself. */
  readonly assetOrigin: string | undefined;
  readonly nonce: string;
}

/**
 * Renders the HTML document. Order of the body: markup, snapshot, scripts — the snapshot before the scripts that read it, since
 * an async script from the cache runs as soon as it is parsed.
 */
export function renderDocument(parts: DocumentParts): string {
  const { plan, nonce, page, assetOrigin } = parts;
  const assets = toAssets(parts.registry, assetOrigin);
  const registry = assets.toRegistry();
  const shellScripts = parts.shellScripts.map(assets.toFile);
  const preloads = plan.runs.flatMap((id) => {
    const entry = registry.remotes[id];
    // A dev server's script has no hash and a different origin.
    if (entry === undefined || entry.integrity === '') return [];
    return [entryFile(entry), ...entry.scripts].map((file) => renderPreload(file, nonce, entry.format));
  });
  const screens = plan.screens.scripts.filter(({ integrity }) => integrity !== '').map(assets.toFile);
  const brandStyle = toBrandStyle();
  const snapshot: PageSnapshot = {
    ...parts.snapshot,
    registry: toSnapshotRegistry(registry),
    ...(assetOrigin !== undefined && { assetOrigin }),
    rendered: page?.rendered ?? [],
    ...(page !== undefined && page.failed.length > 0 && { failed: page.failed }),
  };
  return [
    `<!doctype html><html lang="${parts.locale}" data-layout="${escapeHtml(plan.layout)}"><head>`,
    renderHead(parts),
    `<script nonce="${nonce}">${displayScript};${fontScript};${earlyInputScript}</script>`,
    ...(page?.hints ?? []),
    // Before the body, so that its other pictures do not use their bandwidth.
    ...shellScripts.filter(({ integrity }) => integrity !== '').map((file) => renderPreload(file, nonce)),
    ...preloads,
    ...screens.map((file) => renderPreload(file, nonce)),
    ...parts.styles,
    brandStyle && `<style nonce="${nonce}">${brandStyle}</style>`,
    `</head><body><div id="root"${page ? ' data-ssr' : ''}>${page?.html ?? ''}</div>`,
    `<noscript><p>${escapeHtml(messagesIn(parts.locale).noScript)}</p><link rel="stylesheet" href="${fontStylesheet}"></noscript>`,
    renderBootFailure(parts.locale),
    `<script type="application/json" id="hs-page" nonce="${nonce}">${toInlineJson(snapshot)}</script>`,
    `<script nonce="${nonce}">${bootFailureScript}</script>`,
    registry.override?.builds.shell && `<script nonce="${nonce}">${overrideFailureScript}</script>`,
    ...parts.textScripts.map((file) => renderShellScript(assets.toFile(file), nonce, '')),
    ...shellScripts.map((file) => renderShellScript(file, nonce)),
    '</body></html>',
  ]
    .filter(Boolean)
    .join('');
}

function entryFile(entry: RegistryEntry): ReleaseFile {
  return { href: entry.entry, integrity: entry.integrity };
}
