/** Row of the registry's audit, with the fields that a rollback needs. */
export interface ChannelMoveRow {
  readonly action: string;
  readonly channel: string | null;
  readonly fromBuild: string | null;
  readonly toBuild: string | null;
}

/**
 * Builds that a rollback of the channel can reach, oldest first, the current one last. A rollback removes the build that it
 * leaves, so that a second rollback goes one build further back instead of returning. A removed remote has no way back.
 * @param audit the newest row first, as the server lists them
 */
export function listLine(audit: readonly ChannelMoveRow[], channel: string): readonly string[] {
  const line: string[] = [];
  for (const row of audit.toReversed()) {
    if (row.action === 'remove') line.length = 0;
    if (row.action !== 'move' || row.channel !== channel || row.toBuild === null) continue;
    // The server stores more moves than it lists: the first listed one may have an earlier build.
    if (line.length === 0 && row.fromBuild !== null) line.push(row.fromBuild);
    const at = line.indexOf(row.toBuild);
    if (at === -1) line.push(row.toBuild);
    else line.length = at + 1;
  }
  return line;
}
