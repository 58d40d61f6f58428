const firstPauseSec = 10;
const longestPauseSec = 60 * 60;
/** Enough for a mail server that is down for two days. */
const giveUpAfter = 60;

/** Returns the seconds before the retry after the n-th failure: 10 s, doubling to an hour; undefined to give up. */
export function toRetrySec(tries: number): number | undefined {
  if (tries >= giveUpAfter) return undefined;
  return Math.min(longestPauseSec, firstPauseSec * 2 ** Math.min(20, tries - 1));
}
