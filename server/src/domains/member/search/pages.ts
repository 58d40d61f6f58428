import type { ContentLocale } from '@haesol/contracts/common';
import { fillGet, type RemoteRoute } from '@haesol/contracts/release';
import type { RegistryState } from '../../../release/registry/createRegistry.ts';
import { toChosung, toSearchText } from '../../common/text/searchText.ts';

/** Page of the site in the form that the search compares. */
export interface SitePage {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** Language of title and summary. */
  readonly lang: ContentLocale;
  readonly name: string;
  /** Names of the page, separated by bars. */
  readonly words: string;
  readonly body: string;
  readonly chosung: string;
}

/** Returns true for a searchable page: the index of a group, in a menu or the site map, or with keywords. */
function isFound(route: RemoteRoute, isInMenu: boolean): boolean {
  if (route.title.includes('{') || route.layout === 'load') return false;
  const needsKey = route.gets.some((get) => fillGet(get, new URLSearchParams()) === undefined);
  if (needsKey) return false;
  return (
    route.redirect !== undefined || isInMenu || route.words !== undefined || (route.guard === null && !route.noindex)
  );
}

const listOpen = ({ remotes }: Pick<RegistryState, 'remotes'>) =>
  Object.values(remotes).filter(({ enabled, remoteJson }) => enabled && remoteJson.roles.length === 0);

/** Returns `/travel` for `/travel/infoDetail?id=TI003`. */
const toFirstPath = (path: string) => path.split(/[/?]/, 2).join('/');

/** Maps the paths of the sections' first pages to their titles in a language. */
export function listSections(
  registry: Pick<RegistryState, 'remotes'>,
  locale: ContentLocale,
): ReadonlyMap<string, string> {
  const titles = listOpen(registry).flatMap(({ remoteJson: { routes, texts } }) =>
    routes.map(({ path, title }) => [path, texts?.[locale]?.routes[path]?.title ?? title] as const),
  );
  return new Map(titles.filter(([path]) => toFirstPath(path) === path));
}

/** Finds the name of a page's section; undefined for the first page of a section. */
export function findSection(path: string, sections: ReadonlyMap<string, string>): string | undefined {
  const first = toFirstPath(path);
  return first === path ? undefined : sections.get(first);
}

/** Lists pages in service that are open to everyone or to all members, named in a language and found by Korean names too. */
export function listSitePages(registry: Pick<RegistryState, 'remotes'>, locale: ContentLocale): readonly SitePage[] {
  const open = listOpen(registry);
  const menu = open.flatMap(({ remoteJson }) => remoteJson.menu).filter(({ roles }) => roles.length === 0);
  return open.flatMap(({ remoteJson }) =>
    remoteJson.routes.flatMap((route): SitePage[] => {
      const { path, title, words = [] } = route;
      const entry = menu.find(({ link }) => link === path);
      if (!isFound(route, entry !== undefined)) return [];
      const texts = remoteJson.texts?.[locale];
      const own = texts?.routes[path];
      const shown = { ...route, ...own };
      const named = entry && texts?.menu[entry.menu];
      // The menu's name of a Korean page only finds it: its title and summary are Korean.
      const label = { label: shown.title, description: '', ...entry, ...(own && named) };
      const names = [
        ...new Set([
          ...[label.label, shown.title, ...(named ? [named.label] : []), ...(own?.words ?? [])],
          ...[entry?.label ?? title, title, ...words],
        ]),
      ];
      return [
        {
          path,
          title: label.label,
          summary: label.description || shown.description,
          lang: own === undefined ? 'ko' : locale,
          name: toSearchText(shown.title),
          words: `|${names.map((one) => toSearchText(one)).join('|')}|`,
          body: toSearchText(shown.description, label.description),
          chosung: toChosung(title),
        },
      ];
    }),
  );
}
