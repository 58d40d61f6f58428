// Counts the checks of a part of `npm test` from its output.

/** @returns the text with the matched number; undefined without a match or for zero */
export function counted(pattern, toText) {
  return (output) => {
    const match = output.match(pattern);
    return match === null || Number(match[1]) === 0 ? undefined : toText(match);
  };
}

/** @returns the number of matches with its unit; undefined for zero */
export function countMatches(pattern, unit) {
  return (output) => {
    const count = output.match(pattern)?.length ?? 0;
    return count === 0 ? undefined : `${count} ${unit}`;
  };
}
