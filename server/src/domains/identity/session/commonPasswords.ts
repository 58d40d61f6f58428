import { readFileSync } from 'node:fs';
import { convertHangulToQwerty } from 'es-hangul';

const file = new URL('./commonPasswords.txt', import.meta.url);

/**
 * Most common passwords, divided by spaces, without surrounding digits and signs: words, names, teams, keyboard walks. A
 * Hangul word is stored as its typed keys (`사랑해`: `tkfkdgo`).
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(file, 'utf8')
    .trim()
    .split(/\s+/)
    .map((word) => convertHangulToQwerty(word).toLowerCase()),
);
