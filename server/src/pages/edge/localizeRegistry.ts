import { findRoute, type Registry, type RegistryEntry } from '@haesol/contracts/release';
import { toPageBrand } from '../../brand/brandRegistry.ts';
import { koreanMarks } from '../../http/koreanMarks.ts';

const made = new WeakMap<Registry, Map<string, Registry>>();

/** Returns true for the link of a page that has texts in a language. */
function isTranslated(registry: Registry, link: string, locale: string): boolean {
  const match = findRoute(registry, link);
  const texts = registry.remotes[match?.remoteId ?? '']?.remoteJson.texts?.[locale];
  return match === undefined || texts?.routes[match.route.path] !== undefined;
}

/** Replaces titles, descriptions and menu labels of a remote by those in a language, where its build has them. */
function localizeEntry(registry: Registry, entry: RegistryEntry, locale: string): RegistryEntry {
  const { remoteJson } = entry;
  const texts = remoteJson.texts?.[locale];
  if (texts === undefined) return entry;
  const routes = remoteJson.routes.map((route) => {
    // The shell finds the entry of a list's page by its Korean label.
    const list = remoteJson.menu.find(({ label }) => label === route.title.split(' | ').at(-1))?.menu;
    return { ...route, menu: route.menu ?? list, ...texts.routes[route.path] };
  });
  const menu = remoteJson.menu.map((item) => {
    const named = texts.menu[item.menu];
    if (named === undefined || isTranslated(registry, item.link, locale)) return { ...item, ...named };
    return { ...item, ...named, label: `${named.label}${koreanMarks[locale] ?? ''}` };
  });
  return { ...entry, remoteJson: { ...remoteJson, routes, menu } };
}

/** Returns the registry with the names of pages in a language, and the brand's texts; memoised for each registry. */
export function localizeRegistry(registry: Registry, locale: string): Registry {
  const brand = toPageBrand(locale);
  if (locale === 'ko' && brand === undefined) return registry;
  const known = made.get(registry) ?? new Map<string, Registry>();
  made.set(registry, known);
  const ready = known.get(locale);
  if (ready !== undefined) return ready;
  const remotes = Object.entries(registry.remotes).map(([id, entry]) => [id, localizeEntry(registry, entry, locale)]);
  const localized = {
    ...registry,
    remotes: Object.fromEntries(remotes) as Registry['remotes'],
    ...(brand && { brand }),
  };
  known.set(locale, localized);
  return localized;
}

const plain = new WeakMap<Registry, Registry>();

/** Removes the texts in all languages, which only the server uses; memoised for each registry. */
export function withoutTexts(registry: Registry): Registry {
  const ready = plain.get(registry);
  if (ready !== undefined) return ready;
  const remotes = Object.entries(registry.remotes).map(([id, entry]): [string, RegistryEntry] => {
    const { texts: _texts, ...remoteJson } = entry.remoteJson;
    return [id, { ...entry, remoteJson }];
  });
  const without = { ...registry, remotes: Object.fromEntries(remotes) };
  plain.set(registry, without);
  return without;
}
