import { fillText, type RegistryEntry, type RemoteRoute } from '@haesol/contracts/release';
import { messages } from './messages.ts';

/** A schema.org thing as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

/**
 * One part for each entry of a list of the answers: `each` is its place, `{0.key}` of `item` an entry's own, and
 * `{0.position}` which one it is, from 1.
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

/** Properties whose value is an address; one of this site is written as a path, and told as a whole. */
const addressKeys = ['url', 'image', 'logo', 'item'];

const isSitePath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);

/** Tags of rich text are no text; search engines take a few of them, which is not worth a second sanitiser. */
const toPlainText = (text: string) =>
  text
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

function createFilling(publicUrl: string) {
  /** Texts filled from the answers; what has no value is left out. */
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
    if (addressKeys.includes(key) && isSitePath(filled)) return `${publicUrl}${filled}`;
    if (key === 'position') return Number(filled);
    return key === 'text' && typeof filled === 'string' ? toPlainText(filled) : filled;
  };
  return fill;
}

const withPosition = (entry: unknown, position: number): unknown =>
  typeof entry === 'object' && entry !== null ? { ...entry, position } : entry;

/** What a page is about, by its route's template; undefined without one. */
export function toStructuredData(
  { structuredData }: Pick<RemoteRoute, 'structuredData'>,
  data: readonly unknown[],
  { url, publicUrl }: { readonly url: string; readonly publicUrl: string },
): StructuredData | undefined {
  if (structuredData === undefined) return undefined;
  const filled = createFilling(publicUrl)(structuredData, data) as object;
  return { '@context': 'https://schema.org', ...filled, url };
}

/** Where a page stands: home, the list of a detail, the page itself. Undefined for a page without a group in the menu. */
export function toBreadcrumbs(
  route: RemoteRoute,
  { remoteJson }: Pick<RegistryEntry, 'remoteJson'>,
  { title, url, publicUrl }: { readonly title: string; readonly url: string; readonly publicUrl: string },
): StructuredData | undefined {
  if (route.group === null) return undefined;
  // The title of a detail ends with that of its list.
  const listTitle = route.title.split(' | ').at(-1);
  const list = remoteJson.routes.find((other) => other !== route && other.guard === null && other.title === listTitle);
  const crumbs = [
    { name: messages.homeCrumb, item: `${publicUrl}/` },
    ...(list === undefined ? [] : [{ name: list.title, item: `${publicUrl}${list.path}` }]),
    { name: title, item: url },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  };
}
