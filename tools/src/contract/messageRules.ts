import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hasScreenTexts, listLanguages, pickTexts, type TextTree, withoutRegistryTexts } from '@haesol/build';
import { type Fault, toFaults } from './fault.ts';
import { listSources } from './listSources.ts';
import { listTemplateFaults } from './templateRules.ts';

const read = (messages: unknown, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined),
      messages,
    );

/** Finds the texts that i18next may use for a key, including plural suffixes. */
const findTexts = (messages: unknown, key: string): string[] =>
  [key, `${key}_one`, `${key}_other`]
    .map((name) => read(messages, name))
    .filter((text) => typeof text === 'string' && text !== '') as string[];

interface Use {
  readonly key: string;
  /** Names of the passed values; undefined if not in the sources. */
  readonly values: readonly string[] | undefined;
  /** `mf-travel/src/features/list/ListScreen.tsx:12` */
  readonly place: string;
}

/** @returns the text up to the bracket that closes the one before `from` */
function readBalanced(source: string, from: number): string {
  let depth = 1;
  let at = from;
  for (; at < source.length && depth > 0; at += 1) {
    if ('([{'.includes(source[at] ?? '')) depth += 1;
    if (')]}'.includes(source[at] ?? '')) depth -= 1;
  }
  return source.slice(from, at - 1);
}

/** Lists names in an object literal: `count, name: member.name`. @returns undefined for one with a spread */
function listNames(literal: string): string[] | undefined {
  let flat = literal;
  for (let before = ''; before !== flat; ) {
    before = flat;
    flat = flat.replaceAll(/\([^()[\]{}]*\)|\[[^()[\]{}]*\]|\{[^()[\]{}]*\}|'[^']*'|`[^`]*`/g, '');
  }
  if (flat.includes('...')) return undefined;
  return flat
    .split(',')
    .map((part) => part.split(':')[0]?.trim() ?? '')
    .filter(Boolean);
}

/** Lists calls `t('…')` of a source, without keys computed at run time. */
function listUses(source: string, file: string): Use[] {
  return [...source.matchAll(/\bt\(\s*'([A-Za-z][\w.-]*)'\s*(,\s*\{|,|\))/g)].map(
    ({ 0: all, 1: key = '', 2: next = '', index }) => {
      const line = source.slice(0, index).split('\n').length;
      const place = `${file}:${line}`;
      if (next === ')') return { key, place, values: [] };
      return {
        key,
        place,
        values: next.endsWith('{') ? listNames(readBalanced(source, index + all.length)) : undefined,
      };
    },
  );
}

const listPlaceholders = (text: string) => [...text.matchAll(/\{\{-?\s*(\w+)/g)].map(([, name = '']) => name);

function findFaults({ key, values, place }: Use, messages: unknown): string[] {
  const texts = findTexts(messages, key);
  if (texts.length === 0) return [`${place}: there is no text ${key}`];
  // Titles and menu labels are in remote.json; the build removes them from the browser's messages.
  if (key.startsWith('pages.')) return [`${place}: a screen uses ${key}, which browsers do not have`];
  const missing = [...new Set(texts.flatMap(listPlaceholders))].filter((name) => values?.includes(name) === false);
  return missing.map((name) => `${place}: ${key} needs {{${name}}}`);
}

/** Lists the keys of all texts in a part of the messages. */
const listKeys = (messages: TextTree, before = ''): string[] =>
  Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'string' ? [before + name] : listKeys(value, `${before}${name}.`),
  );

/** Removes the plural suffix of i18next. */
const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** Letters of Korean: jamo and syllables. */
const hangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/;

/** Compares a text with the Korean one: it needs the same values, but for the count, which a singular may leave out. */
function listTextFaults(key: string, text: string, korean: string): string[] {
  const [given, used] = [listPlaceholders(korean), listPlaceholders(text)];
  return [
    ...used
      .filter((name) => !given.includes(name) && name !== 'count')
      .map((name) => `${key} does not get {{${name}}}`),
    ...given.filter((name) => !used.includes(name) && name !== 'count').map((name) => `${key} leaves out {{${name}}}`),
    ...(hangul.test(text) ? [`${key} is Korean`] : []),
  ];
}

/** Removes spaces and punctuation, and the case. */
const toWords = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/**
 * Compares the label `takeOf` with the visible text `take`, which it must contain wherever the Korean one does: speech input finds
 * a control by its visible text (WCAG 2.5.3).
 */
function listLabelFaults(key: string, texts: TextTree, korean: TextTree): string[] {
  const visible = withoutPlural(key).replace(/Of$/, '');
  const contains = (all: TextTree) => {
    const [inner, label] = [read(all, visible), read(all, key) ?? read(all, withoutPlural(key))];
    return typeof inner === 'string' && typeof label === 'string' && toWords(label).includes(toWords(inner));
  };
  return visible === withoutPlural(key) || !contains(korean) || contains(texts)
    ? []
    : [`${key} does not contain ${visible}`];
}

/** Returns the first part of a key. */
const partOf = (key: string): string => key.split('.', 1)[0] ?? '';

/**
 * Finds missing, unknown and Korean texts of another language, values that it does not get or leaves out, and labels without
 * their visible text. A file of a remote that translates some of its pages, or its menu alone, needs only the parts that it has.
 */
function listLanguageFaults(packageDir: string, language: string, korean: TextTree): string[] {
  const file = `${language}.json`;
  const texts = JSON.parse(readFileSync(join(packageDir, 'src/messages', file), 'utf8')) as TextTree;
  const known = new Map(listKeys(korean).map((key) => [withoutPlural(key), String(read(korean, key))]));
  const keys = listKeys(texts);
  const translated = new Set(keys.map(withoutPlural));
  const faults = keys.flatMap((key) => {
    const text = String(read(texts, key));
    const original = known.get(withoutPlural(key));
    if (original === undefined) return [`ko.json has no text ${key}`];
    return [...listTextFaults(key, text, original), ...listLabelFaults(key, texts, korean)];
  });
  const isWhole =
    hasScreenTexts(packageDir, language) &&
    !listSources(packageDir).some(({ name, text }) => name === 'src/app.ts' && /^\s*translated:/m.test(text));
  const isNeeded = (key: string) => isWhole || (partOf(key) !== 'pages' && partOf(key) in texts);
  const missing = [...known.keys()]
    .filter((key) => !translated.has(key) && isNeeded(key))
    .map((key) => `there is no text ${key}`);
  return [...faults, ...missing].map((fault) => `${file}: ${fault}`);
}

/**
 * Checks the texts of a remote: keys used in its sources but missing in `ko.json`, also of values of the contract's enums, values
 * that a text needs and does not get,
 * and texts that no source names, which the build would include in no page. Also checks texts of other languages against the
 * Korean ones.
 */
export function checkMessages(packageDir: string): Fault[] {
  const file = join(packageDir, 'src/messages/ko.json');
  if (!existsSync(file)) return toFaults('message', ['there is no src/messages/ko.json']);
  const written = readFileSync(file, 'utf8');
  const messages = JSON.parse(written) as TextTree;
  const shown = withoutRegistryTexts(written);
  const sources = listSources(packageDir);
  const uses = sources.flatMap(({ name, text }) => listUses(text, `${basename(packageDir)}/${name}`));
  const named = new Set(sources.flatMap(({ text }) => listKeys(pickTexts(text, shown))));
  return toFaults('message', [
    ...new Set(uses.flatMap((use) => findFaults(use, messages))),
    ...sources.flatMap((source) =>
      listTemplateFaults(source, basename(packageDir), listKeys(messages).map(withoutPlural)),
    ),
    ...listKeys(shown)
      .filter((key) => !named.has(key))
      .map((key) => `no source names the text ${key}`),
    ...listLanguages(packageDir).flatMap((language) => listLanguageFaults(packageDir, language, messages)),
  ]);
}
