import { type ChannelMoveRow, listLine } from '@haesol/contracts/release';

/** Finds the target build of a channel's rollback; undefined without a previous one. */
export function findEarlierBuild(audit: readonly ChannelMoveRow[], channel: string): string | undefined {
  return listLine(audit, channel).at(-2);
}
