const firstPauseSec = 10;
const longestPauseSec = 60 * 60;
/** Enough for a mail server that is away for two days. */
const giveUpAfter = 60;

/** Seconds until the next try after the n-th failed one: 10 s, doubling to an hour. Undefined: give up. */
export function toRetrySec(tries: number): number | undefined {
  if (tries >= giveUpAfter) return undefined;
  return Math.min(longestPauseSec, firstPauseSec * 2 ** Math.min(20, tries - 1));
}
