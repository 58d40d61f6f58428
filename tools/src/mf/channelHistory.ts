import { type ChannelMoveRow, listLine } from '@haesol/contracts/release';

/** Build that a rollback of the channel leads to; undefined when there was none before the present one. */
export function findEarlierBuild(audit: readonly ChannelMoveRow[], channel: string): string | undefined {
  return listLine(audit, channel).at(-2);
}
