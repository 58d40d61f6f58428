// What a part of `npm test` has looked at, read from its output.

/** @returns the text with the number that the pattern finds; undefined for none or zero */
export function counted(pattern, toText) {
  return (output) => {
    const match = output.match(pattern);
    return match === null || Number(match[1]) === 0 ? undefined : toText(match);
  };
}

/** @returns how often the pattern is found, with its unit; undefined for never */
export function countMatches(pattern, unit) {
  return (output) => {
    const count = output.match(pattern)?.length ?? 0;
    return count === 0 ? undefined : `${count} ${unit}`;
  };
}
