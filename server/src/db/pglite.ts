import type { PGlite, PGliteOptions } from '@electric-sql/pglite';

/** Types returned as text on both databases, because their parsers differ: int8, date and interval. */
export const textTypeOids = [20, 1082, 1186] as const;

const keepText = (value: string) => value;

/** Loads PGlite only where it is the database: a server on PostgreSQL starts without it. */
export async function openPglite(options: PGliteOptions = {}): Promise<PGlite> {
  const [{ PGlite }, { btree_gist }, { citext }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/btree_gist'),
    import('@electric-sql/pglite/contrib/citext'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  return PGlite.create({
    ...options,
    extensions: { btree_gist, citext, pg_trgm },
    parsers: Object.fromEntries(textTypeOids.map((oid) => [oid, keepText])),
  });
}
