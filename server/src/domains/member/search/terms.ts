import type { SearchType } from '@haesol/contracts/member';
import { isChosung, toSearchText } from '../../common/text/searchText.ts';

/** Part of a keyword with its alternatives. */
export interface Term {
  /** In the form of search columns. */
  readonly word: string;
  /** Synonyms on the site. */
  readonly synonyms: readonly string[];
  /** Kind of item that the word names, e.g. 강의. */
  readonly kind: SearchType | null;
  /** An action, or a syllable in many words: matches need not have it. */
  readonly isLight: boolean;
}

/** Synonyms by word, in the form of search columns. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;
/** Kinds by name. */
export type KindNames = ReadonlyMap<string, SearchType>;

export interface Vocabulary {
  readonly synonyms: Synonyms;
  readonly kinds: KindNames;
  /** Names of pages, in the form of search columns. */
  readonly names: ReadonlySet<string>;
}

/** Above the words of a sentence; each costs a comparison with every title. */
const maxTerms = 8;
const blanks = /[\s,?!、。，・？！「」『』"“”‘’'()[\]{}]+/;

/** Words without information about an item. */
const stopWords = new Set(
  '갈 곳 것 거 수 좀 더 안 뭐 및 등 만한 가는 들어가는 있는 하는 하는법 보는 싶은데 받고 하고 싶은 싶어요 돼요 안돼요 안되요 해요 되나요 하나요 있나요 어디 어디서 언제 어떻게 무엇 얼마 알려줘 알려주세요 주세요'.split(
    ' ',
  ),
);

/** Letters that are words by themselves. */
const wordLetter = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** A single sign, digit or Latin letter among words is ignored. */
const isSign = (part: string) => part.length === 1 && !/[가-힣]/.test(part) && !wordLetter.test(part);

const lightWords = new Set('신청 예약 이용 방법 안내 조회 일정 접수 등록 발급 추천 정보 현황 보기 시간'.split(' '));

const particles = [
  '에서',
  '으로',
  '하고',
  '이랑',
  '까지',
  '부터',
  '랑',
  '와',
  '과',
  '을',
  '를',
  '은',
  '는',
  '이',
  '가',
  '의',
  '에',
  '로',
  '도',
];

/** Returns the word without its particle; undefined if the rest is too short. */
function withoutParticle(word: string): string | undefined {
  const particle = particles.find((ending) => word.endsWith(ending) && word.length - ending.length >= 2);
  return particle === undefined ? undefined : word.slice(0, -particle.length);
}

/** Joins adjacent words that form a known one: 오시는 길, 자주 묻는 질문. */
function joinKnown(parts: readonly string[], isKnown: (word: string) => boolean): string[] {
  const joined: string[] = [];
  for (let at = 0; at < parts.length; ) {
    let end = parts.length;
    while (end > at + 1 && !isKnown(parts.slice(at, end).join(''))) end -= 1;
    joined.push(parts.slice(at, end).join(''));
    at = end;
  }
  return joined;
}

/** Splits 교육신청 into 교육 and 신청. */
function splitCompound(word: string, isKnown: (word: string) => boolean): string[] {
  if (word.length < 4 || isKnown(word)) return [word];
  const ending = [...lightWords].find((light) => word.endsWith(light) && word.length - light.length >= 2);
  return ending === undefined ? [word] : [word.slice(0, -ending.length), ending];
}

/** Splits two words typed as one: 인장시험 into 인장 and 시험. Does not split shorter ones. */
export function splitMiddle(word: string): string {
  if (!/^[가-힣]{4,}$/.test(word)) return word;
  const middle = Math.floor(word.length / 2);
  return `${word.slice(0, middle)} ${word.slice(middle)}`;
}

function toTerm(word: string, { synonyms, kinds }: Omit<Vocabulary, 'names'>): Term {
  const stem = withoutParticle(word);
  const same = [...(synonyms.get(word) ?? []), ...(stem === undefined ? [] : [stem, ...(synonyms.get(stem) ?? [])])];
  return {
    word,
    synonyms: same.filter((one) => one !== word),
    kind: kinds.get(word) ?? null,
    isLight: lightWords.has(word) || (word.length === 1 && !wordLetter.test(word)),
  };
}

/** Splits a keyword into words; stop words are removed unless there is nothing else. */
function toWords(searchKeyword: string, { synonyms, kinds, names }: Vocabulary): readonly string[] {
  const isKnown = (word: string) => synonyms.has(word) || kinds.has(word) || names.has(word);
  const parts = searchKeyword.split(blanks).map((part) => toSearchText(part));
  const typed = parts.filter((part) => part !== '');
  // Letters apart are no words: `ㄱ ㅏ` would find all that begins with ㄱ.
  if (typed.length > 1 && typed.every(isSign)) return [typed.join('')];
  const meaningful = typed.filter((part) => !stopWords.has(part) && !isSign(part));
  const words = joinKnown(meaningful.length === 0 ? typed : meaningful, isKnown).flatMap((word) =>
    splitCompound(word, isKnown),
  );
  return [...new Set(words)].slice(0, maxTerms);
}

/**
 * Parses a keyword into terms, of which at least one is not light. First consonants are one term.
 * @param searchKeyword normalized by the contract
 */
export function toTerms(searchKeyword: string, vocabulary: Vocabulary): readonly Term[] {
  const words = isChosung(searchKeyword) ? [toSearchText(searchKeyword)] : toWords(searchKeyword, vocabulary);
  const terms = words.map((word) => toTerm(word, vocabulary));
  // Without other words, light ones count in full.
  return terms.every(({ isLight }) => isLight) ? terms.map((term) => ({ ...term, isLight: false })) : terms;
}
