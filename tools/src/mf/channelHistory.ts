/** A row of the registry's audit, the newest first as the server lists them. */
export interface AuditRow {
  readonly action: string;
  readonly channel: string | null;
  readonly fromBuild: string | null;
  readonly toBuild: string | null;
  readonly actor: string;
  readonly at: string;
}

/**
 * Builds that a rollback of the channel can lead to, oldest first, the present one last. A rollback removes the build that
 * it leaves, so that a second rollback goes one build further back instead of returning.
 */
export function listLine(audit: readonly AuditRow[], channel: string): readonly string[] {
  const line: string[] = [];
  for (const row of audit.toReversed()) {
    if (row.action !== 'move' || row.channel !== channel || row.toBuild === null) continue;
    // The server keeps more moves than it lists: the first that it lists may come from a build before.
    if (line.length === 0 && row.fromBuild !== null) line.push(row.fromBuild);
    const at = line.indexOf(row.toBuild);
    if (at === -1) line.push(row.toBuild);
    else line.length = at + 1;
  }
  return line;
}

/** Build that a rollback of the channel leads to; undefined when there was none before the present one. */
export function findEarlierBuild(audit: readonly AuditRow[], channel: string): string | undefined {
  return listLine(audit, channel).at(-2);
}
