/** Rows in the order of their identifiers, without those that have none. */
export function inOrder<T>(rows: readonly T[], uids: readonly string[], uidOf: (row: T) => string): T[] {
  const byUid = new Map(rows.map((row) => [uidOf(row), row]));
  return uids.flatMap((uid) => byUid.get(uid) ?? []);
}
