import type { SceneName } from '../src/pages/pictures/sceneCatalog.ts';
import { readData } from './readData.ts';
import type { Team } from './world.ts';

interface NoticeText {
  readonly category: 'BIZ' | 'EDU' | 'EQUIP' | 'STUDENT' | 'EVENT' | 'GENERAL';
  readonly team: Team;
  readonly title: string;
  readonly lead: readonly string[];
  /** Name and text, shown as a table. */
  readonly facts: readonly (readonly [string, string])[];
  readonly points: readonly string[];
  readonly files?: readonly string[];
  /** Drawing of the subject; `caption` relates it to the notice. */
  readonly picture?: { readonly scene: SceneName; readonly caption: string };
}

interface NewsText {
  readonly category: 'COOP' | 'RESULT' | 'TALENT' | 'REGION';
  readonly title: string;
  readonly scene: SceneName;
  /** Caption: the subject of the picture, and its relation to the news. */
  readonly caption: string;
  readonly paragraphs: readonly string[];
}

type Fill = (text: string) => string;

/** Texts that a board of such an office publishes again and again, each time with other dates (see `createFill`). */
export const noticeTexts = readData<readonly NoticeText[]>('noticeTexts');
/** News of the office; each text is told of other companies and departments every time. */
export const newsTexts = readData<readonly NewsText[]>('newsTexts');

export const fillNotice = (text: NoticeText, fill: Fill) => ({
  ...text,
  title: fill(text.title),
  lead: text.lead.map(fill),
  facts: text.facts.map(([name, value]) => [name, fill(value)] as const),
});

export const fillNews = (text: NewsText, fill: Fill) => ({
  ...text,
  title: fill(text.title),
  paragraphs: text.paragraphs.map(fill),
});

/** Questions with their answers, by category. */
export const faqTexts = readData<Readonly<Record<string, readonly (readonly [string, string])[]>>>('faqTexts');
