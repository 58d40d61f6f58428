import { randomInt } from 'node:crypto';

/** Excludes similar letters and digits. */
const alphabet = ['ABCDEFGHJKMNPQRSTUVWXYZ', 'abcdefghjkmnpqrstuvwxyz', '23456789'] as const;
const passwordLength = 12;

/** Creates a password of twelve characters, with some of each kind. */
export function createTemporaryPassword(): string {
  const all = alphabet.join('');
  const choose = (from: string) => from[randomInt(from.length)] ?? '';
  for (;;) {
    const password = Array.from({ length: passwordLength }, () => choose(all)).join('');
    if (alphabet.every((kind) => [...kind].some((letter) => password.includes(letter)))) return password;
  }
}
