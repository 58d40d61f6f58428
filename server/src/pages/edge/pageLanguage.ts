import { type ContentLanguage, findLanguage, languageKey, readChosenLanguage } from '@haesol/contracts/common';
import { findRoute, type Registry } from '@haesol/contracts/release';

/** Returns the site's locale for a language tag of a browser; undefined for languages that the site does not have. */
function toSiteLocale(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    if (language === 'zh') return script === 'Hant' ? 'zh-TW' : 'zh-CN';
    return findLanguage(language)?.locale;
  } catch {
    // Not a language tag, such as `*`.
    return undefined;
  }
}

/** Returns the locale that a browser prefers, by the weights of `Accept-Language`; undefined if the site has none of them. */
export function readAcceptedLocale(header: string): string | undefined {
  const accepted = header.split(',').map((part) => {
    const [tag = '', ...options] = part.split(';').map((text) => text.trim());
    const weight = options.find((option) => option.startsWith('q='));
    return { locale: toSiteLocale(tag), weight: weight === undefined ? 1 : Number(weight.slice(2)) };
  });
  return accepted
    .filter(({ locale, weight }) => locale !== undefined && weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.locale;
}

/** Returns true for pages of a remote that has its texts in several languages. */
function hasLanguages(registry: Registry, pathname: string): boolean {
  const match = findRoute(registry, pathname);
  return match !== undefined && registry.remotes[match.remoteId]?.remoteJson.texts !== undefined;
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
