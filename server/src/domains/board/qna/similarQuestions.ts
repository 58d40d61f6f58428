import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { toSearchText } from '../../common/text/searchText.ts';
import { selectAnswered, selectFaqs } from './sameAnswer.ts';

/** Words that ask without a subject. */
const askingWords = new Set([
  '되나',
  '하나',
  '있나',
  '어떻',
  '언제',
  '어디',
  '무엇',
  '궁금',
  '싶습',
  '문의',
  '알려',
  '가능',
]);
/** Endings behind the stem of a word: 취소하면, 예약을. */
const endings =
  /(?:하려면|하면|하고|해서|해도|되나요|하나요|인가요|나요|까요|됩니다|합니다|에서|으로|까지|부터|은|는|을|를|이|가|에|의|로|도)$/;
/** Weight of a stem in the answer; one in the title counts 1. */
const inAnswer = 0.5;
/** Share of the stems that a question must have: below, no suggestion is better than a wrong one. */
const minShare = 0.7;
const maxStems = 8;

/** Returns the stems of a typed question in pieces of two syllables, so that 장비예약 finds 장비 예약. */
function toStems(text: string): readonly string[] {
  const words = text.split(/[\s,.?!"'()[\]~]+/).map((word) => toSearchText(word));
  const stems = words.flatMap((word) => {
    const rest = word.length > 2 ? word.replace(endings, '') : word;
    return /^[가-힣]{4,}$/.test(rest) ? (rest.match(/.{2}/g) ?? []) : [/^[가-힣]/.test(rest) ? rest.slice(0, 2) : rest];
  });
  return [...new Set(stems)].filter((stem) => stem.length > 1 && !askingWords.has(stem)).slice(0, maxStems);
}

interface SimilarQuestion {
  readonly type: 'FAQ' | 'QNA';
  readonly uid: string;
  readonly title: string;
}

/** Lists up to five answered questions that have most of the words of a typed one, the nearest first. */
export async function listSimilar(db: Db, text: string): Promise<SimilarQuestion[]> {
  const stems = toStems(text);
  if (stems.length === 0) return [];
  const share = (title: RawBuilder<string>, answer: RawBuilder<string>) =>
    sql<number>`(${sql.join(
      stems.map(
        (stem) => sql`case when position(${stem} in ${title}) > 0 then 1
          when position(${stem} in ${answer}) > 0 then ${sql.lit(inAnswer)} else 0 end`,
      ),
      sql` + `,
    )})::float8 / ${sql.lit(stems.length)}`;
  const faqs = selectFaqs(db)
    .select((eb) => [eb.val<'FAQ' | 'QNA'>('FAQ').as('type'), 'faq_uid as uid', 'title'])
    .select(share(sql`lower(replace(title, ' ', ''))`, sql`search`).as('likeness'));
  const questions = selectAnswered(db)
    .select((eb) => [eb.val<'FAQ' | 'QNA'>('QNA').as('type'), sql<string>`qna_uid::text`.as('uid'), 'title'])
    .select(share(sql`title_search`, sql`''`).as('likeness'))
    .where(sql<boolean>`title_search like any(${stems.map((stem) => `%${stem}%`)}::text[])`);
  return db
    .selectFrom(faqs.unionAll(questions).as('x'))
    .select(['x.type', 'x.uid', 'x.title'])
    .where('x.likeness', '>=', minShare)
    .orderBy('x.likeness', 'desc')
    .orderBy('x.type')
    .orderBy(sql`length(x.title)`)
    .orderBy('x.uid')
    .limit(5)
    .execute();
}
