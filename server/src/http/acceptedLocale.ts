import { findLanguage } from '@haesol/contracts/common';

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
