import { createHash } from 'node:crypto';

/** Returns the `sha384-…` of a file, as in `integrity` attributes and `release.json`. */
export function toIntegrity(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Formats JSON independent of the order of keys. */
export function toStableJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toStableJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${toStableJson(part)}`);
  return `{${parts.join(',')}}`;
}
