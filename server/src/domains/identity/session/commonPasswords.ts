import { readFileSync } from 'node:fs';
import { convertHangulToQwerty } from 'es-hangul';

const file = new URL('./commonPasswords.txt', import.meta.url);

/**
 * What people choose most, divided by spaces and without the digits and signs that they put round it: words, names, teams,
 * walks over the keyboard. A Hangul word stands for the keys that type it (`사랑해`: `tkfkdgo`).
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(file, 'utf8')
    .trim()
    .split(/\s+/)
    .map((word) => convertHangulToQwerty(word).toLowerCase()),
);
