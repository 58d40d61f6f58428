import { createHash } from 'node:crypto';

/** A row as `to_jsonb` gives it. */
export type JsonRow = Readonly<Record<string, unknown>>;

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}

const isDefault = (value: unknown) => value === null || JSON.stringify(value) === '{}';

/**
 * Hash of a row's content, without the time of its last change. Columns that are null or an empty object do not count,
 * so that a column added later leaves the hash as it is. Never change it: databases and migrations hold its results.
 */
export function hashRow({ updated_at: _, ...row }: JsonRow): string {
  const content = Object.fromEntries(Object.entries(row).filter(([, value]) => !isDefault(value)));
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(content)))
    .digest('hex')
    .slice(0, 12);
}
