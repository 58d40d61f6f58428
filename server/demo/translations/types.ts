/** Sample texts of one language; names that stand on the left are the Korean ones. Lists follow the order of the Korean texts. */
export interface Translations {
  /** Name and summary of each place. */
  readonly places: Readonly<Record<string, readonly [nm: string, summary: string]>>;
  /** Three sentences that fit all places of a category. */
  readonly categories: Readonly<Record<number, readonly [string, string, string]>>;
  /** Towns in the order of their codes, and streets by their Korean names. */
  readonly towns: readonly string[];
  readonly streets: Readonly<Record<string, string>>;
  address(parts: { readonly town: string; readonly street: string; readonly number: string }): string;
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
  readonly coupons: readonly (readonly [nm: string, ...targets: string[]])[];
  /** Title, summary and paragraphs. */
  readonly infos: readonly (readonly string[])[];
  /** Starting point and steps. */
  readonly directions: readonly (readonly string[])[];
  readonly feed: readonly (readonly [title: string, body: string])[];
}

/** What is to be read before a trip and on it. */
export type Trips = Pick<Translations, 'coupons' | 'notes' | 'promotionHtml' | 'promotions' | 'tours'>;
export type Guides = Pick<Translations, 'directions' | 'feed' | 'infos'>;
