import { josa } from 'es-hangul';

const particles = ['은/는', '이/가', '을/를', '와/과', '으로/로'] as const;
const places = /\{0\}(은|는|이|가|을|를|와|과|으로|로)?/g;

/** Puts a word where `{0}` stands; a particle behind it becomes the one that the word asks for. */
export function fillWord(text: string, word: string): string {
  return text.replace(places, (_place, written: string | undefined) => {
    const pair = particles.find((known) => known.split('/').includes(written ?? ''));
    return pair === undefined ? word : josa(word, pair);
  });
}
