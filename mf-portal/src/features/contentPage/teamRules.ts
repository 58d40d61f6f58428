import { splitConsonants, type TreeNode, withoutSeparators } from '@haesol/contracts/common';

const firstSyllable = 0xac00;
const syllableCount = 11_172;
const syllablesPerConsonant = 588;
const consonants = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

/** Returns the initial consonants of the syllables; other characters are unchanged. */
function toChosung(text: string): string {
  return [...text]
    .map((letter) => {
      const at = letter.charCodeAt(0) - firstSyllable;
      return at >= 0 && at < syllableCount ? (consonants[Math.floor(at / syllablesPerConsonant)] ?? letter) : letter;
    })
    .join('');
}

/** Ignores width, case, blanks, and the dots and hyphens that join words. */
const toPlain = (text: string) => withoutSeparators(text).toLowerCase();

function matches({ name, duty, person }: TreeNode, keyword: string): boolean {
  const wanted = toPlain(keyword);
  const text = [name, duty, person ?? ''].map(toPlain).join('\n');
  return text.includes(wanted) || (/^[ㄱ-ㅎ]+$/.test(wanted) && toChosung(text).includes(splitConsonants(wanted)));
}

/** Finds teams and people that match a keyword, including their parent teams; all without a keyword. */
export function findTeams(nodes: readonly TreeNode[], keyword: string): TreeNode[] {
  if (toPlain(keyword) === '') return [...nodes];
  return nodes.flatMap((node) => {
    if (matches(node, keyword)) return [node];
    const children = findTeams(node.children, keyword);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Counts teams and people that match themselves. */
export function countTeams(nodes: readonly TreeNode[], keyword: string): number {
  return nodes.reduce((sum, node) => sum + (matches(node, keyword) ? 1 : 0) + countTeams(node.children, keyword), 0);
}
