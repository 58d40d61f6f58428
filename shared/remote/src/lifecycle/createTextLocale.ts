import type { JsonObject, Readable } from '@haesol/remote/shell-api';
import { loadLanguage } from '../i18n/languageFiles.ts';
import { setRefusals } from '../i18n/refusals.ts';

/** Language of a remote's texts: the chosen one if the remote has a file of it, otherwise Korean. */
export interface TextLocale extends Readable<string> {
  /** Loads the texts of a language. If that fails, the texts stay Korean. */
  choose(locale: string): Promise<void>;
}

/** @param add called with the texts of a language before it is shown */
export function createTextLocale(add: (locale: string, texts: JsonObject) => void): TextLocale {
  const listeners = new Set<() => void>();
  let shown = 'ko';
  let chosen = 'ko';
  return {
    get: () => shown,
    // The server loaded the same file according to the same cookie.
    getServer: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async choose(locale) {
      chosen = locale;
      const texts = await loadLanguage(locale)?.catch(() => undefined);
      if (chosen !== locale) return;
      const next = texts ? locale : 'ko';
      setRefusals(texts?.refusals as Readonly<Record<string, string>> | undefined);
      if (texts) add(locale, texts);
      if (next === shown) return;
      shown = next;
      for (const listener of listeners) listener();
    },
  };
}
