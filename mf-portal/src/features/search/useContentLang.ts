import type { ContentLocale } from '@haesol/contracts/common';
import { useTextLocale } from '@haesol/remote/lifecycle';

/** Returns a function for the `lang` of content: undefined in the language of the page. Older servers name no language. */
export function useContentLang() {
  const locale = useTextLocale();
  return (lang: ContentLocale = 'ko') => (lang === locale ? undefined : lang);
}
