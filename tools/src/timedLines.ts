/** Starts a clock. @returns the seconds since, and a function that prints a line after them */
export function createTimedLines() {
  const startedAt = performance.now();
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
  return { seconds, say: (line: string) => void process.stdout.write(`${seconds()} s ${line}\n`) };
}
