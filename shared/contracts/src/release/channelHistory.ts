/** A row of the registry's audit, as far as the way back of a channel is in it. */
export interface ChannelMoveRow {
  readonly action: string;
  readonly channel: string | null;
  readonly fromBuild: string | null;
  readonly toBuild: string | null;
}

/**
 * Builds that a rollback of the channel can lead to, oldest first, the present one last. A rollback removes the build that
 * it leaves, so that a second rollback goes one build further back instead of returning.
 * @param audit the newest row first, as the server lists them
 */
export function listLine(audit: readonly ChannelMoveRow[], channel: string): readonly string[] {
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
