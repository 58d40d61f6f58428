/** Names of the site and its office, and job titles of staff: reserved, so that members cannot use them. */
const officeWords = [
  '산학협력단',
  '해솔대',
  '해솔포털',
  '관리자',
  '운영자',
  '담당자',
  '고객센터',
  'haesol',
  'admin',
  'administrator',
  'office',
  'operator',
  'support',
  'system',
] as const;

/** Vowels that look alike, by the jamo of a decomposed syllable. */
const similarVowels: Readonly<Record<string, string>> = {
  '\u1163': '\u1161',
  '\u1167': '\u1165',
  '\u116d': '\u1169',
  '\u1172': '\u116e',
  '\u1166': '\u1162',
  '\u1164': '\u1162',
  '\u1168': '\u1162',
};
/** Final consonants that look alike: ㅁ and ㅇ, ㄱ and ㅋ. */
const similarFinals: Readonly<Record<string, string>> = { '\u11bc': '\u11b7', '\u11bf': '\u11a8' };

/** Normalises a name so that names that look alike become equal: spaces and punctuation removed, similar characters merged. */
function toLook(name: string): string {
  const jamo = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return [...jamo]
    .map((sign) => similarVowels[sign] ?? similarFinals[sign] ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll(/[l1|]/g, 'i')
    .replaceAll('0', 'o');
}

const latin = /^[a-z]+$/;
const looks = officeWords.map((word) => ({ look: toLook(word), isWhole: latin.test(word) }));

/**
 * Returns true if a name is, or looks like, a name of staff. Korean words match anywhere in a name, Latin ones only as a whole,
 * because they occur within other names.
 * @example isStaffName('산학 협력단') // true
 */
export function isStaffName(name: string): boolean {
  const own = toLook(name);
  return looks.some(({ look, isWhole }) => (isWhole ? own === look : own.includes(look)));
}
