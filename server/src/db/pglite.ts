import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Types returned as text on both databases, because their parsers differ: int8, date and interval. */
export const textTypeOids = [20, 1082, 1186] as const;

const keepText = (value: string) => value;

export function openPglite(options: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({
    ...options,
    extensions: { btree_gist, citext, pg_trgm },
    parsers: Object.fromEntries(textTypeOids.map((oid) => [oid, keepText])),
  });
}
