/** Orders rows by a list of identifiers, and skips identifiers without a row. */
export function inOrder<T>(rows: readonly T[], uids: readonly string[], uidOf: (row: T) => string): T[] {
  const byUid = new Map(rows.map((row) => [uidOf(row), row]));
  return uids.flatMap((uid) => byUid.get(uid) ?? []);
}
