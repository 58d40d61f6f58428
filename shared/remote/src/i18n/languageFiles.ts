import type { JsonObject } from '@haesol/remote/shell-api';

/** Loads the texts of one language. */
export type LanguageFile = () => Promise<{ readonly default: JsonObject }>;

const files = new Map<string, LanguageFile>();

/**
 * Adds the remote's messages in languages other than Korean; the build generates a call of it for the files beside `ko.json`.
 * @build
 * @returns removes them
 */
export function addLanguageFiles(added: Readonly<Record<string, LanguageFile>>): () => void {
  for (const [locale, file] of Object.entries(added)) files.set(locale, file);
  return () => {
    for (const locale of Object.keys(added)) files.delete(locale);
  };
}

/** Loads the texts of the remote in a language; undefined if it has none. */
export async function loadLanguage(locale: string): Promise<JsonObject | undefined> {
  return (await files.get(locale)?.())?.default;
}
