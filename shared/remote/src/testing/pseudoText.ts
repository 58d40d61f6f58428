/** Locale for tests only: `Intl` formats it as English, and there are no texts for it. */
export const pseudoLocale = 'en-XA';

export const hangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/;
const everyHangul = new RegExp(hangul, 'g');

/** Replaces each Hangul letter. */
export const toPseudo = (text: string): string => text.replace(everyHangul, 'x');

/** Copies data with every text changed. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  // Outcomes and functions of the fake network are not changed.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]));
}
