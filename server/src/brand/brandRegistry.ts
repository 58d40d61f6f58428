import { type BrandTexts, koreanBrand, type PageBrand } from '@haesol/contracts/brand';
import type { RegistryEntry, RemoteJson, RemoteRoute } from '@haesol/contracts/release';
import { brandTextsIn, getBrand } from './brand.ts';
import type { Brand } from './brandType.ts';
import { builtInBrand } from './builtInBrand.ts';
import { fillAll } from './fillAll.ts';

const travelRemote = 'mf-travel';
/** Pages of the office for the travel service, with those below them. */
const travelWork =
  /^\/office\/(goods|pass-goods|tours|place-notices|orders|refunds|inquiries|reviews|passes|exchange-cards|exchange-rates|gate|coupons|promo-codes|promotions|feed|travel-info)(\/|$)/;

/** Returns false for a page of a service that the brand does not offer. */
const isOffered = ({ travel }: Brand, path: string) => travel || !travelWork.test(path);

/** Names an entry of the menu by the brand's label, if it has one in the language. */
const nameEntry = <T extends { readonly label?: string }>(entry: T, label: string | undefined): T =>
  label === undefined ? entry : { ...entry, label };

/** Finds the group that the brand gives to a page: that of its entry, or of the entry of the page above it. */
function findGroup({ path, menu }: RemoteRoute, entries: RemoteJson['menu'], groups: Brand['menu']['entries']) {
  const [entry] = entries
    .filter(({ menu: key, link }) => key === menu || path === link || path.startsWith(`${link}/`))
    .sort((a, b) => b.link.length - a.link.length);
  return entry && groups[entry.menu];
}

function brandRemote(remoteJson: RemoteJson, brand: Brand): RemoteJson {
  const { entries: groups, labels, hidden } = brand.menu;
  const { texts = {}, ...own } = remoteJson;
  const filled = fillAll(own, brandTextsIn('ko', brand));
  const routes = filled.routes
    .filter(({ path }: RemoteRoute) => isOffered(brand, path))
    .map((route) => ({ ...route, group: findGroup(route, filled.menu, groups) ?? route.group }));
  const menu = filled.menu
    .filter(({ menu: key, link }) => !hidden.includes(key) && isOffered(brand, link))
    .map((entry) => nameEntry({ ...entry, group: groups[entry.menu] ?? entry.group }, labels[entry.menu]?.ko));
  const localized = Object.entries(texts).map(([locale, all]) => {
    const named = fillAll(all, brandTextsIn(locale, brand));
    const entries = Object.entries(named.menu).map(([key, entry]) => [key, nameEntry(entry, labels[key]?.[locale])]);
    return [locale, { ...named, menu: Object.fromEntries(entries) }];
  });
  return {
    ...filled,
    routes,
    menu,
    ...(remoteJson.texts !== undefined && { texts: Object.fromEntries(localized) }),
  };
}

/** Fills names of pages and menus of one remote with the brand's. */
export const brandEntry = (entry: RegistryEntry, brand: Brand = getBrand()): RegistryEntry => ({
  ...entry,
  remoteJson: brandRemote(entry.remoteJson, brand),
});

/** Fills names of pages and menus with the brand's, and leaves out remotes and pages of services that it does not offer. */
export function brandRemotes(
  remotes: Readonly<Record<string, RegistryEntry>>,
  brand: Brand = getBrand(),
): Record<string, RegistryEntry> {
  const offered = Object.entries(remotes).filter(([id]) => brand.travel || id !== travelRemote);
  return Object.fromEntries(offered.map(([id, entry]) => [id, brandEntry(entry, brand)]));
}

const pageTextNames = Object.keys(koreanBrand) as readonly (keyof BrandTexts)[];
/** Leaves out the contacts, which only terms and mails have. */
function toPageTexts(locale: string, brand: Brand): BrandTexts {
  const texts = brandTextsIn(locale, brand);
  return Object.fromEntries(pageTextNames.map((name) => [name, texts[name]])) as Record<keyof BrandTexts, string>;
}

/** Returns the brand for a page in a language; undefined for the built-in one, which the shell has itself. */
export function toPageBrand(locale: string, brand: Brand = getBrand()): PageBrand | undefined {
  if (brand === builtInBrand) return undefined;
  const { groups, descriptions, order } = brand.menu;
  const inLanguage = (texts: Brand['menu']['groups']): Record<string, string> =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([key, byLanguage]) => {
        const name = byLanguage[locale] ?? byLanguage.ko;
        return name === undefined ? [] : [[key, name]];
      }),
    );
  return {
    texts: toPageTexts(locale, brand),
    korean: toPageTexts('ko', brand),
    siteLinks: brand.siteLinks?.[locale] ?? brand.siteLinks?.ko ?? [],
    groups: inLanguage(groups),
    groupDescriptions: inLanguage(descriptions),
    ...(order && { order }),
    ...(brand.mark && { mark: { plain: brand.mark.plain.url, inverse: brand.mark.inverse.url } }),
  };
}
