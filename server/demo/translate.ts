import { readData } from './readData.ts';

/** Sample texts of one language; names that stand on the left are the Korean ones. Lists follow the order of the Korean texts. */
interface TranslatedTexts {
  /** Name and summary of each place. */
  readonly places: Readonly<Record<string, readonly [nm: string, summary: string]>>;
  /** Three sentences that fit all places of a category. */
  readonly categories: Readonly<Record<number, readonly [string, string, string]>>;
  /** Towns in the order of their codes, and streets by their Korean names. */
  readonly towns: readonly string[];
  readonly streets: Readonly<Record<string, string>>;
  /** Labels of opening hours, days off, names of options and prices, captions, by the Korean text. */
  readonly words: Readonly<Record<string, string>>;
  readonly lastEntry: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly notice: string;
  readonly notes: Readonly<Record<string, string>>;
  /** Title, summary and how hard it is on foot. */
  readonly tours: readonly (readonly [title: string, summary: string, walking: string])[];
  readonly passes: readonly (readonly [nm: string, summary: string])[];
  readonly passDescription: string;
  readonly promotions: readonly (readonly [title: string, summary: string])[];
  /** Headings and points of every promotion. */
  readonly promotionHtml: string;
  readonly coupons: readonly string[];
  /** Title, summary and paragraphs. */
  readonly infos: readonly (readonly string[])[];
  /** Starting point and steps. */
  readonly directions: readonly (readonly string[])[];
  readonly feed: readonly (readonly [title: string, body: string])[];
}

type ToAddress = (parts: { readonly town: string; readonly street: string; readonly number: string }) => string;

export type Translations = TranslatedTexts & { readonly address: ToAddress };

const addresses: Readonly<Record<string, ToAddress>> = {
  en: ({ town, street, number }) => `${number} ${street}, ${town}, Nurido`,
  ja: ({ town, street, number }) => `ヌリ道 ${town} ${street} ${number}`,
  'zh-CN': ({ town, street, number }) => `努里道${town}${street}${number}号`,
  'zh-TW': ({ town, street, number }) => `努里道${town}${street}${number}號`,
};

/** Texts of each language; Korean is the row itself. */
const languages = Object.entries(addresses).map(([locale, address]): readonly [string, Translations] => [
  locale,
  { ...readData<TranslatedTexts>(`translations/${locale}`), address },
]);

/**
 * The `i18n` of a row.
 * @param pick its texts in one language; undefined where there are none
 */
export function translate(
  pick: (texts: Translations) => Readonly<Record<string, unknown>> | undefined,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    languages.flatMap(([locale, texts]) => {
      const own = pick(texts);
      return own === undefined ? [] : [[locale, own]];
    }),
  );
}
