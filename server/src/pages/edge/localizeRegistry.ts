import type { Registry, RegistryEntry } from '@haesol/contracts/release';
import { toPageBrand } from '../../brand/brandRegistry.ts';

const made = new WeakMap<Registry, Map<string, Registry>>();

/** Replaces titles, descriptions and menu labels of a remote by those in a language, where its build has them. */
function localizeEntry(entry: RegistryEntry, locale: string): RegistryEntry {
  const texts = entry.remoteJson.texts?.[locale];
  if (texts === undefined) return entry;
  const routes = entry.remoteJson.routes.map((route) => ({ ...route, ...texts.routes[route.path] }));
  const menu = entry.remoteJson.menu.map((item) => ({ ...item, ...texts.menu[item.menu] }));
  return { ...entry, remoteJson: { ...entry.remoteJson, routes, menu } };
}

/** Returns the registry with the names of pages in a language, and the brand's texts; memoised for each registry. */
export function localizeRegistry(registry: Registry, locale: string): Registry {
  const brand = toPageBrand(locale);
  if (locale === 'ko' && brand === undefined) return registry;
  const known = made.get(registry) ?? new Map<string, Registry>();
  made.set(registry, known);
  const ready = known.get(locale);
  if (ready !== undefined) return ready;
  const remotes = Object.entries(registry.remotes).map(([id, entry]) => [id, localizeEntry(entry, locale)]);
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
