import {
  type ChunkFiles,
  fillText,
  guardNames,
  layoutNames,
  listGets,
  listSlotOwners,
  type Registry,
  type ReleaseFile,
  type RemoteRoute,
  type RouteMatch,
  shellPaths,
  toComparablePath,
} from '@haesol/shared/contracts';
import { messages } from './messages.ts';
import { toOpenGraphImage } from './openGraphImage.ts';
import type { PageAnswers } from './pageAnswers.ts';

/** Content of the head of a page, and the code that it starts with. */
export interface PagePlan {
  readonly status: 200 | 404 | 500 | 503;
  readonly title: string;
  readonly description: string;
  /** Absolute; absent where the page is no page of its own. */
  readonly canonical: string | undefined;
  readonly noindex: boolean;
  /** schema.org data for search engines. */
  readonly structuredData: Readonly<Record<string, unknown>> | undefined;
  /** Path of the picture in link previews. */
  readonly image: string;
  readonly layout: string;
  /** Ids of the remotes that the route runs: its own and the owners of its slots. */
  readonly runs: readonly string[];
  /** Files of the screens of the route and of its slots, each once. */
  readonly screens: ChunkFiles<ReleaseFile>;
}

function isOneOf(names: readonly string[], value: string | null): boolean {
  return value === null || names.includes(value);
}

/** True for a route whose guard and layout the shell knows (specification §8: else the error page with 500). */
function isKnown({ route }: RouteMatch): boolean {
  return isOneOf(guardNames, route.guard) && layoutNames.some((name) => name === route.layout);
}

/** Of a remote that is in service itself. */
function listRuns({ route, remoteId }: RouteMatch, registry: Registry): readonly string[] {
  return [...new Set([remoteId, ...listSlotOwners(registry, route).map(({ entry }) => entry.remoteJson.id)])];
}

/** What several screens share, for the first of them. */
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

/** The keys of the query string that choose what the page shows, in the order of the route's GETs. */
function toCanonicalSearch(match: RouteMatch, search: URLSearchParams): string {
  const canonical = new URLSearchParams();
  const templates = listGets(match.route).map(({ template }) => template);
  for (const [, key = '', fallback] of templates.join(' ').matchAll(/\{(\w+)(?:=([^}]*))?\}/g)) {
    const value = search.get(key);
    if (value !== null && value !== '' && value !== fallback) canonical.set(key, value);
  }
  const text = canonical.toString();
  return text === '' ? '' : `?${text}`;
}

function isShellPath(pathname: string): boolean {
  const wanted = toComparablePath(pathname);
  return shellPaths.some((path) => path === wanted);
}

/** One part for each entry of a list of the answers: `each` is its place, and `{0.key}` of `item` an entry's own. */
interface ListTemplate {
  readonly each: string;
  readonly item: unknown;
}

function isListTemplate(value: object): value is ListTemplate {
  return 'each' in value && typeof value.each === 'string' && 'item' in value;
}

function readList(place: string, data: readonly unknown[]): readonly unknown[] {
  let value: unknown = data;
  for (const key of place.split('.')) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  }
  return Array.isArray(value) ? value : [];
}

/** Texts filled from the answers; those without a value are omitted. */
function fillData(value: unknown, data: readonly unknown[]): unknown {
  if (typeof value === 'string') return fillText(value, data) || undefined;
  if (Array.isArray(value)) return value.map((part) => fillData(part, data)).filter((part) => part !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  if (isListTemplate(value)) return readList(value.each, data).map((entry) => fillData(value.item, [entry]));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillData(part, data)]));
}

function toStructuredData({ structuredData }: RemoteRoute, data: readonly unknown[], url: string) {
  if (structuredData === undefined) return undefined;
  return { '@context': 'https://schema.org', ...(fillData(structuredData, data) as object), url };
}

function toTitle(name: string): string {
  return name === '' || name === messages.siteName ? messages.siteName : `${name} | ${messages.siteName}`;
}

function planBarePage(status: 200 | 404 | 500, title: string): PagePlan {
  const common = {
    description: '',
    canonical: undefined,
    noindex: true,
    structuredData: undefined,
    image: toOpenGraphImage(undefined, []),
    layout: 'default',
    runs: [],
    screens: { scripts: [], css: [] },
  };
  return { ...common, status, title: toTitle(title) };
}

/**
 * @param input.match undefined when no remote that this visitor may know of has the path
 * @param input.isRestricted the path belongs to a remote that needs a role: the shell decides once the session is known
 */
export function planPage(input: {
  match: RouteMatch | undefined;
  isRestricted: boolean;
  pathname: string;
  registry: Registry;
  answers: PageAnswers;
  search: URLSearchParams;
  publicUrl: string;
}): PagePlan {
  const { match, registry, answers, search, publicUrl } = input;
  if (match === undefined && (input.isRestricted || isShellPath(input.pathname))) return planBarePage(200, '');
  if (match === undefined) return planBarePage(404, messages.notFoundTitle);
  if (!isKnown(match)) return planBarePage(500, messages.errorTitle);
  const { route, remoteId } = match;
  const isEnabled = registry.remotes[remoteId]?.enabled === true;
  const served = answers.isMissing ? 404 : 200;
  const runs = isEnabled ? listRuns(match, registry) : [];
  const noindex = route.noindex || route.guard !== null || answers.isMissing || answers.isIncomplete;
  const canonical = `${publicUrl}${route.path}${toCanonicalSearch(match, search)}`;
  return {
    status: isEnabled ? served : 503,
    title: toTitle(fillText(route.title, answers.data)),
    description: fillText(route.description, answers.data),
    canonical,
    noindex,
    structuredData: noindex ? undefined : toStructuredData(route, answers.data, canonical),
    image: toOpenGraphImage(route, answers.data),
    layout: route.layout,
    runs,
    screens: listScreenFiles(match, registry, runs),
  };
}
