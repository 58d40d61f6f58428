import type { Registry, RegistryEntry } from '@haesol/contracts/release';

const made = new WeakMap<Registry, Map<string, Registry>>();

/** Replaces titles, descriptions and menu labels of a remote by those in a language, where its build has them. */
function localizeEntry(entry: RegistryEntry, locale: string): RegistryEntry {
  const texts = entry.remoteJson.texts?.[locale];
  if (texts === undefined) return entry;
  const routes = entry.remoteJson.routes.map((route) => ({ ...route, ...texts.routes[route.path] }));
  const menu = entry.remoteJson.menu.map((item) => ({ ...item, ...texts.menu[item.menu] }));
  return { ...entry, remoteJson: { ...entry.remoteJson, routes, menu } };
}

/** Returns the registry with the names of pages in a language; memoised for each registry. */
export function localizeRegistry(registry: Registry, locale: string): Registry {
  if (locale === 'ko') return registry;
  const known = made.get(registry) ?? new Map<string, Registry>();
  made.set(registry, known);
  const remotes = Object.entries(registry.remotes).map(([id, entry]) => [id, localizeEntry(entry, locale)]);
  const localized = known.get(locale) ?? { ...registry, remotes: Object.fromEntries(remotes) as Registry['remotes'] };
  known.set(locale, localized);
  return localized;
}

/** Removes the texts in all languages, which only the server uses. */
export function withoutTexts(registry: Registry): Registry {
  const remotes = Object.entries(registry.remotes).map(([id, entry]): [string, RegistryEntry] => {
    const { texts: _texts, ...remoteJson } = entry.remoteJson;
    return [id, { ...entry, remoteJson }];
  });
  return { ...registry, remotes: Object.fromEntries(remotes) };
}
