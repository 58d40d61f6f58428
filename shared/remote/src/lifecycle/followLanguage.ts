import type { LanguageView, Readable } from '@haesol/remote/shell-api';
import type { QueryClient } from '@tanstack/react-query';

/** Asks anew when another language of the content is chosen; what is shown stays until the answers are there. */
export function followLanguage(language: Readable<LanguageView>, client: QueryClient): void {
  let { languageCd } = language.get();
  language.subscribe(() => {
    const next = language.get().languageCd;
    if (next === languageCd) return;
    languageCd = next;
    client.removeQueries({ type: 'inactive' });
    void client.invalidateQueries({ type: 'active' });
  });
}
