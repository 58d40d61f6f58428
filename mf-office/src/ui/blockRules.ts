/** Value inside a block of a page. */
export type BlockValue = JsonGroup | boolean | number | string | null | readonly BlockValue[];
export interface JsonGroup {
  readonly [key: string]: BlockValue;
}

/** Choices of the layout and places in data, which are no texts. */
export const hiddenKeys: readonly string[] = [
  'type',
  'look',
  'picture',
  'kind',
  'place',
  'fileRef',
  'list',
  'isRise',
  'lat',
  'lng',
  'aud',
  'noticeType',
];

/** Texts that are null where they are empty, by type of block; `*` for all types. */
const nullable: Readonly<Record<string, readonly string[]>> = {
  '*': ['link', 'badge', 'note', 'person', 'tel', 'email'],
  cards: ['title'],
  steps: ['title'],
  image: ['caption'],
};

/** Blocks that can be added. */
export const newBlocks = {
  html: { type: 'html', html: '' },
  table: {
    type: 'table',
    caption: '',
    head: ['', ''],
    rows: [['', '']],
  },
  cards: { type: 'cards', title: null, items: [{ title: '', text: '', link: null, badge: null }] },
  steps: { type: 'steps', title: null, items: [{ title: '', text: '' }] },
} as const satisfies Readonly<Record<string, JsonGroup>>;

export const isGroup = (value: BlockValue): value is JsonGroup =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads blocks from the JSON of the form. */
export function readBlocks(text: string): readonly JsonGroup[] {
  const value: unknown = text === '' ? [] : JSON.parse(text);
  return Array.isArray(value) ? value : [];
}

/** Returns a value of the same shape without texts, for a new entry of a list. */
export function toBlank(value: BlockValue): BlockValue {
  if (Array.isArray(value)) return value.map(toBlank);
  if (isGroup(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, hiddenKeys.includes(key) ? child : toBlank(child)]),
    );
  }
  return typeof value === 'number' ? 0 : typeof value === 'string' ? '' : value;
}

/** Returns the value for a typed text: a number stays a number, and an empty text that may be missing is null. */
export function toTyped(type: string, key: string, before: BlockValue, text: string): number | string | null {
  if (typeof before === 'number') {
    const number = Number(text.replaceAll(',', ''));
    return Number.isFinite(number) ? number : before;
  }
  const isNullable = nullable['*']?.includes(key) || nullable[type]?.includes(key);
  return text === '' && isNullable ? null : text;
}

export const toReplaced = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((one, index) => (index === at ? value : one));

export const toWithout = <T>(list: readonly T[], at: number): T[] => list.filter((_one, index) => index !== at);

export function toMoved<T>(list: readonly T[], at: number, step: -1 | 1): T[] {
  const moved = list.slice(at, at + 1);
  const rest = toWithout(list, at);
  return [...rest.slice(0, at + step), ...moved, ...rest.slice(at + step)];
}
