import type { LanguageView, Readable } from '@haesol/remote/shell-api';
import type { QueryClient } from '@tanstack/react-query';

/** Refetches when another content language is chosen; the shown data stay until the answers arrive. */
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
