import type { JsonObject } from '@haesol/remote/shell-api';

/** Loads the texts of one language; undefined if the remote has none. */
export type LoadLanguage = (locale: string) => Promise<JsonObject | undefined> | undefined;

let load: LoadLanguage | undefined;

/**
 * Sets how the remote's messages in languages other than Korean are loaded; the build generates a call of it for the files
 * beside `ko.json`.
 * @build
 * @returns undoes it
 */
export function setLanguageFiles(next: LoadLanguage): () => void {
  load = next;
  return () => {
    load = undefined;
  };
}

/** Loads the texts of the remote in a language; undefined if it has none. */
export const loadLanguage: LoadLanguage = (locale) => load?.(locale);
