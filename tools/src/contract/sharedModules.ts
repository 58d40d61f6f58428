import { type Fault, toFaults } from './fault.ts';

const toNumbers = (version: string) => version.split('.').map((part) => Number.parseInt(part, 10));

/** Returns true for a version of the range's major that is not older; ranges are `^1.2.3`, or two of them separated by `||`. */
export function satisfies(version: string, range: string): boolean {
  if (range.includes('||')) return range.split('||').some((part) => satisfies(version, part.trim()));
  const match = /^\^(\d+\.\d+\.\d+)$/.exec(range);
  if (match === null) return version === range;
  const [has, wants] = [toNumbers(version), toNumbers(match[1] ?? '')];
  if (has[0] !== wants[0]) return false;
  const at = [1, 2].find((place) => has[place] !== wants[place]);
  return at === undefined || (has[at] ?? 0) > (wants[at] ?? 0);
}

/** Checks the shared modules that a remote requires against those of the shell. */
export function checkVersions(
  requires: Readonly<Record<string, string | number>>,
  given: Readonly<Record<string, string>>,
): Fault[] {
  const texts = Object.entries(requires).flatMap(([name, range]) => {
    if (name === 'shellApi' || typeof range === 'number') return [];
    const version = given[name];
    if (version === undefined) return [`the shell does not give ${name}`];
    return satisfies(version, range) ? [] : [`${name} ${range} is required, the shell gives ${version}`];
  });
  return toFaults('version', texts);
}
