import { toLanguageUrl } from '@haesol/contracts/common';
import {
  type ChunkFiles,
  fillText,
  guardNames,
  layoutNames,
  listGets,
  listSlotOwners,
  type Registry,
  type ReleaseFile,
  type RouteMatch,
  shellPaths,
  toComparablePath,
} from '@haesol/contracts/release';
import { messagesIn, siteNameIn } from './messages.ts';
import { toOpenGraphImage } from './openGraphImage.ts';
import type { PageAnswers } from './pageAnswers.ts';
import { listPageLanguages } from './pageLanguage.ts';
import { type StructuredData, toBreadcrumbs, toStructuredData } from './structuredData.ts';

/** Content of the head of a page, and its initial code. */
export interface PagePlan {
  readonly status: 200 | 404 | 500 | 503;
  readonly title: string;
  readonly description: string;
  /** Absolute URL; undefined for pages without a canonical URL. */
  readonly canonical: string | undefined;
  /** Addresses of the page in each language, with `x-default`; empty for pages in Korean alone, and for those not to be found. */
  readonly alternates: readonly { readonly language: string; readonly url: string }[];
  readonly noindex: boolean;
  /** schema.org data for search engines. */
  readonly structuredData: StructuredData | undefined;
  /** Breadcrumbs as schema.org data. */
  readonly breadcrumbs: StructuredData | undefined;
  /** Path of the picture in link previews. */
  readonly image: string;
  readonly layout: string;
  /** Ids of the route's remotes: its own and the owners of its slots. */
  readonly runs: readonly string[];
  /** Distinct files of the screens of the route and its slots. */
  readonly screens: ChunkFiles<ReleaseFile>;
}

function isOneOf(names: readonly string[], value: string | null): boolean {
  return value === null || names.includes(value);
}

/** Returns true for a known guard and layout (specification §8: otherwise the error page with 500). */
function isKnown({ route }: RouteMatch): boolean {
  return isOneOf(guardNames, route.guard) && layoutNames.some((name) => name === route.layout);
}

/** Lists only remotes that are in service. */
function listRuns({ route, remoteId }: RouteMatch, registry: Registry): readonly string[] {
  return [...new Set([remoteId, ...listSlotOwners(registry, route).map(({ entry }) => entry.remoteJson.id)])];
}

/** Files shared by several screens belong to the first of them. */
const listOnce = (files: readonly ReleaseFile[]): ReleaseFile[] => [
  ...new Map(files.map((file) => [file.href, file])).values(),
];

function listScreenFiles(
  { route, remoteId }: RouteMatch,
  registry: Registry,
  runs: readonly string[],
): ChunkFiles<ReleaseFile> {
  const ofSlots = listSlotOwners(registry, route).map(({ entry, offer }) => ({
    id: entry.remoteJson.id,
    chunk: offer.chunk,
  }));
  const chunks = [{ id: remoteId, chunk: route.chunk }, ...ofSlots].flatMap(({ id, chunk }) =>
    chunk === undefined || !runs.includes(id) ? [] : (registry.remotes[id]?.chunks?.[chunk] ?? []),
  );
  return {
    scripts: listOnce(chunks.flatMap(({ scripts }) => scripts)),
    css: listOnce(chunks.flatMap(({ css }) => css)),
  };
}

/** Keys that only order or page a list, which is the same page for search engines. */
const arrangingKeys = ['sort', 'pageSize'];

/** Returns the query keys that select the content, in the order of the route's GETs. */
function toCanonicalSearch(match: RouteMatch, search: URLSearchParams): string {
  const canonical = new URLSearchParams();
  const templates = listGets(match.route).map(({ template }) => template);
  for (const [, key = '', fallback] of templates.join(' ').matchAll(/\{(\w+)(?:=([^}]*))?\}/g)) {
    const value = search.get(key);
    const isChosen = value !== null && value !== '' && value !== fallback;
    if (isChosen && !arrangingKeys.includes(key)) canonical.set(key, value);
  }
  const text = canonical.toString();
  return text === '' ? '' : `?${text}`;
}

/** Returns true for paths that the shell shows itself, without a remote. */
export function isShellPath(pathname: string): boolean {
  const wanted = toComparablePath(pathname);
  return shellPaths.some((path) => path === wanted);
}

/** Returns true for a page after the end of its list, which is empty now and may not be tomorrow. */
function isPastEnd(search: URLSearchParams, data: readonly unknown[]): boolean {
  const isEmptyList = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    'list' in value &&
    Array.isArray(value.list) &&
    value.list.length === 0;
  return Number(search.get('pageNum')) > 1 && data.some(isEmptyList);
}

/** The address without a language is that of Korean, and answers by what the browser accepts. */
const toAlternates = (address: string, languages: readonly string[]): PagePlan['alternates'] => [
  ...['ko', ...languages].map((language) => ({ language, url: toLanguageUrl(address, language) })),
  { language: 'x-default', url: address },
];

function toTitle(name: string, locale: string): string {
  const site = siteNameIn(locale);
  return name === '' || name === siteNameIn('ko') ? site : `${name} | ${site}`;
}

function planBarePage(status: 200 | 404 | 500, title: string, locale: string): PagePlan {
  const common = {
    description: '',
    canonical: undefined,
    alternates: [],
    noindex: true,
    structuredData: undefined,
    breadcrumbs: undefined,
    image: toOpenGraphImage(undefined, []),
    layout: 'default',
    runs: [],
    screens: { scripts: [], css: [] },
  };
  return { ...common, status, title: toTitle(title, locale) };
}

/** @param input.match undefined if no remote visible to this visitor has the path */
export function planPage(input: {
  match: RouteMatch | undefined;
  pathname: string;
  registry: Registry;
  answers: PageAnswers;
  search: URLSearchParams;
  publicUrl: string;
  locale: string;
}): PagePlan {
  const { match, registry, answers, search, publicUrl, locale } = input;
  if (match === undefined && isShellPath(input.pathname)) return planBarePage(200, '', locale);
  if (match === undefined) return planBarePage(404, messagesIn(locale).notFoundTitle, locale);
  if (!isKnown(match)) return planBarePage(500, messagesIn(locale).errorTitle, locale);
  const { route, remoteId } = match;
  const isEnabled = registry.remotes[remoteId]?.enabled === true;
  const served = answers.isMissing ? 404 : 200;
  const runs = isEnabled ? listRuns(match, registry) : [];
  const isWorthFinding =
    answers.isStorable && !answers.isMissing && !answers.isIncomplete && !isPastEnd(search, answers.data);
  const noindex = route.noindex || route.guard !== null || !isWorthFinding;
  const address = `${publicUrl}${route.path}${toCanonicalSearch(match, search)}`;
  const entry = registry.remotes[remoteId];
  const languages = listPageLanguages(entry, route.path);
  const pageLocale = languages.includes(locale) ? locale : 'ko';
  const canonical = toLanguageUrl(address, pageLocale);
  const title = fillText(route.title, answers.data);
  const place = { title: title.split(' | ', 1)[0] ?? '', url: canonical, publicUrl, locale: pageLocale };
  return {
    status: isEnabled ? served : 503,
    title: toTitle(title, locale),
    description: fillText(route.description, answers.data),
    canonical,
    alternates: noindex || languages.length === 0 ? [] : toAlternates(address, languages),
    noindex,
    structuredData: noindex ? undefined : toStructuredData(route, answers.data, place),
    breadcrumbs: noindex || entry === undefined ? undefined : toBreadcrumbs(route, entry, place),
    image: toOpenGraphImage(route, answers.data),
    layout: route.layout,
    runs,
    screens: listScreenFiles(match, registry, runs),
  };
}
