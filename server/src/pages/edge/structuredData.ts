import { toLanguageUrl } from '@haesol/contracts/common';
import { fillText, type RegistryEntry, type RemoteRoute } from '@haesol/contracts/release';
import { messagesIn } from './messages.ts';

/** schema.org data as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

/**
 * Template repeated for each entry of a list: `each` is the list's path, `{0.key}` in `item` a value of the entry, and
 * `{0.position}` its number from 1.
 */
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

/** Properties with URLs; those of this site are written as paths, and made absolute. */
const addressKeys = ['url', 'image', 'logo', 'item'];

const isSitePath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);

/** Removes tags of rich text; search engines support only a few, which is not worth a second sanitiser. */
const toPlainText = (text: string) =>
  text
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

function createFilling(publicUrl: string) {
  const toUrl = (filled: unknown) => (isSitePath(filled) ? `${publicUrl}${filled}` : filled);
  /** Fills texts from the responses; omits missing values. */
  const fill = (value: unknown, data: readonly unknown[]): unknown => {
    if (typeof value === 'string') return fillText(value, data) || undefined;
    if (Array.isArray(value)) return value.map((part) => fill(part, data)).filter((part) => part !== undefined);
    if (typeof value !== 'object' || value === null) return value;
    if (isListTemplate(value)) {
      return readList(value.each, data).map((entry, index) => fill(value.item, [withPosition(entry, index + 1)]));
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillProperty(key, part, data)]));
  };
  const fillProperty = (key: string, value: unknown, data: readonly unknown[]): unknown => {
    const filled = fill(value, data);
    if (addressKeys.includes(key)) return Array.isArray(filled) ? filled.map(toUrl) : toUrl(filled);
    if (key === 'position') return Number(filled);
    return key === 'text' && typeof filled === 'string' ? toPlainText(filled) : filled;
  };
  return fill;
}

const withPosition = (entry: unknown, position: number): unknown =>
  typeof entry === 'object' && entry !== null ? { ...entry, position } : entry;

/** Builds the structured data of a page from its route's template; undefined without one. */
export function toStructuredData(
  { structuredData }: Pick<RemoteRoute, 'structuredData'>,
  data: readonly unknown[],
  { url, publicUrl, locale }: { readonly url: string; readonly publicUrl: string; readonly locale: string },
): StructuredData | undefined {
  if (structuredData === undefined) return undefined;
  const filled = createFilling(publicUrl)(structuredData, data) as object;
  // schema.org gives a language to pages and works, not to the places and journeys that they are about.
  const mainEntityOfPage = { '@type': 'WebPage', '@id': url, inLanguage: locale };
  return { '@context': 'https://schema.org', ...filled, url, mainEntityOfPage };
}

/** Builds the breadcrumbs of a page: home, the list of a detail, the page itself. Undefined for a page outside the menu. */
export function toBreadcrumbs(
  route: RemoteRoute,
  { remoteJson }: Pick<RegistryEntry, 'remoteJson'>,
  place: { readonly title: string; readonly url: string; readonly publicUrl: string; readonly locale: string },
): StructuredData | undefined {
  const { title, url, publicUrl, locale } = place;
  const toUrl = (path: string) => toLanguageUrl(`${publicUrl}${path}`, locale);
  if (route.group === null) return undefined;
  // The title of a detail ends with that of its list.
  const listTitle = route.title.split(' | ').at(-1);
  const list = remoteJson.routes.find((other) => other !== route && other.guard === null && other.title === listTitle);
  const crumbs = [
    { name: messagesIn(locale).homeCrumb, item: `${publicUrl}/` },
    ...(list === undefined ? [] : [{ name: list.title, item: toUrl(list.path) }]),
    { name: title, item: url },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  };
}
