import { createHash } from 'node:crypto';

/** Row as returned by `to_jsonb`. */
export type JsonRow = Readonly<Record<string, unknown>>;

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}

const isDefault = (value: unknown) => value === null || JSON.stringify(value) === '{}';

/**
 * Hashes a row's content, without its version and the time of its last change. Ignores columns that are null or an empty object,
 * so that adding a column does not change the hash. Never change it for rows that exist: databases and migrations contain its
 * results.
 */
export function hashRow({ updated_at: _, rev: _rev, rev_at: _revAt, ...row }: JsonRow): string {
  const content = Object.fromEntries(Object.entries(row).filter(([, value]) => !isDefault(value)));
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(content)))
    .digest('hex')
    .slice(0, 12);
}
