import * as uiTexts from '@haesol/kit/texts';
import type { JsonObject, JsonValue } from '@haesol/remote/shell-api';
import { setLanguageFiles } from '../i18n/languageFiles.ts';
import type { Answers } from './fakeHttp.ts';
import { hangul, mapTexts, pseudoLocale, toPseudo } from './pseudoText.ts';
import type { ScreenStatesOptions } from './screenStates.tsx';

/** Creates a messages file of the pseudo-language: no Hangul, and no Korean particles. */
const toPseudoTexts = (messages: JsonObject): JsonObject =>
  mapTexts(messages, (text) => toPseudo(text.replaceAll(/, josa\([^)]*\)/g, ''))) as {
    readonly [key: string]: JsonValue;
  };

/** Korean texts of the kit by their keys. */
export function listKitTexts(value: unknown = { ...uiTexts }): [key: string, ko: string][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('key' in value && 'ko' in value) return [[String(value.key), String(value.ko)]];
  return Object.values(value).flatMap(listKitTexts);
}

/** Adds the messages file of the pseudo-language to the remote under test. @returns removes it */
export const addPseudoLanguage = (messages: JsonObject): (() => void) =>
  setLanguageFiles(async (locale) =>
    locale === pseudoLocale ? toPseudoTexts({ ...messages, kit: Object.fromEntries(listKitTexts()) }) : undefined,
  );

/** Converts a pattern to the pseudo-language; amounts may be content, or formatted in the language. */
const toPseudoPattern = ({ source, flags }: RegExp): RegExp =>
  new RegExp(toPseudo(source.replaceAll(/([\d,]+)원/g, '(?:₩$1|$1x)')), flags);

/** Adds the messages file of a language to the remote under test. @returns removes it */
export const addLanguage = (locale: string, messages: JsonObject): (() => void) =>
  setLanguageFiles(async (asked) => (asked === locale ? messages : undefined));

/** Options for a screen whose content has no Hangul, with the pseudo-language chosen. */
export function inPseudoLanguage(options: ScreenStatesOptions): ScreenStatesOptions {
  const { answers, states } = options;
  const { ready, empty } = states;
  return {
    ...options,
    locale: pseudoLocale,
    retryName: toPseudo(uiTexts.retry.ko),
    answers: mapTexts(answers, toPseudo) as Answers,
    states: { ready: toPseudoPattern(ready), empty: { ...empty, text: toPseudoPattern(empty.text) } },
  };
}

const spoken = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
];

/** Lists the Hangul texts of a document, including accessible names. */
export function listHangul(root: ParentNode): string[] {
  const found = [...root.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data),
    ...spoken.map((name) => element.getAttribute(name) ?? ''),
  ]);
  return [...new Set(found.filter((text) => hangul.test(text)))];
}
