import { type ContentLanguage, findLanguage, languageKey, readChosenLanguage } from '@haesol/contracts/common';
import { findRoute, type Registry, type RegistryEntry } from '@haesol/contracts/release';
import { readAcceptedLocale } from '../../http/acceptedLocale.ts';

/** Lists the languages besides Korean in which a page has texts. */
export const listPageLanguages = (entry: RegistryEntry | undefined, path: string): readonly string[] =>
  Object.entries(entry?.remoteJson.texts ?? {}).flatMap(([locale, { routes }]) =>
    routes[path] !== undefined && findLanguage(locale) !== undefined ? [locale] : [],
  );

function hasLanguages(registry: Registry, pathname: string): boolean {
  const match = findRoute(registry, pathname);
  return match !== undefined && listPageLanguages(registry.remotes[match.remoteId], match.route.path).length > 0;
}

export interface PageLanguage {
  /** Code for calls; empty for Korean. */
  readonly languageCd: string;
  /** Language that the address names, which becomes the visitor's choice. */
  readonly linked: ContentLanguage | undefined;
  /** True if `Accept-Language` determines the language of visitors without a choice. */
  readonly isNegotiated: boolean;
}

/**
 * Chooses the language of a page: that of the address (`?lang=ja`), the chosen one (cookie), then what the browser accepts, but
 * only on pages that have texts in several languages. The cookie of a member comes from the account at sign-in.
 */
export function choosePageLanguage(
  registry: Registry,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  headers: { readonly cookie?: string | undefined; readonly 'accept-language'?: string | undefined },
): PageLanguage {
  const linked = findLanguage(searchParams.get(languageKey));
  const chosen = linked ?? readChosenLanguage(headers.cookie ?? '');
  const isNegotiated = hasLanguages(registry, pathname);
  const accepted = isNegotiated ? findLanguage(readAcceptedLocale(headers['accept-language'] ?? '')) : undefined;
  const { locale, languageCd } = chosen ?? accepted ?? { locale: 'ko', languageCd: '' };
  return { languageCd: locale === 'ko' ? '' : languageCd, linked, isNegotiated };
}
