import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { toSearchText } from '../../common/text/searchText.ts';
import type { Synonyms } from './terms.ts';

interface SynonymRow {
  readonly word: string;
  readonly means: string[];
  readonly updated_at: Date;
  readonly rev: number;
}

const toSynonym = ({ word, means, updated_at, rev }: SynonymRow) => ({
  word,
  means,
  updatedDt: toSeoulInstant(updated_at),
  rev,
});

/** Reads the synonyms of each word, in the form of search columns. */
export async function readSynonyms(db: Db): Promise<Synonyms> {
  const rows = await db.selectFrom('search_synonym').select(['word', 'means']).execute();
  const byWord = Map.groupBy(rows, ({ word }) => toSearchText(word));
  return new Map(
    [...byWord].map(([word, same]) => [word, same.flatMap(({ means }) => means.map((one) => toSearchText(one)))]),
  );
}

export async function listSynonyms(db: Db) {
  const rows = await db.selectFrom('search_synonym').selectAll().orderBy('word').execute();
  return { list: rows.map(toSynonym), cnt_total: rows.length };
}

export async function saveSynonym(trx: Trx, word: string, means: readonly string[], now: Date) {
  const values = { means: [...new Set(means)], updated_at: now };
  const row = await trx
    .insertInto('search_synonym')
    .values({ word, ...values })
    .onConflict((conflict) => conflict.column('word').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSynonym(row);
}

/** @returns false for an unknown word */
export async function removeSynonym(trx: Trx, word: string): Promise<boolean> {
  const removed = await trx.deleteFrom('search_synonym').where('word', '=', word).returning('word').executeTakeFirst();
  return removed !== undefined;
}
