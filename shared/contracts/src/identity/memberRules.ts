/** Password rules (product rules of sign-up and password change). */
export const passwordRuleNames = ['length', 'kinds', 'noId', 'noSequence', 'notCommon'] as const;
export type PasswordRule = (typeof passwordRuleNames)[number];

/** In characters; from `twoKinds` on two character classes are enough; `run` equal or consecutive characters are too many. */
export const passwordLimits = { min: 8, twoKinds: 10, max: 64, run: 4 } as const;
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^\p{L}\d\s]/u] as const;
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;

/** Common passwords that a browser checks while typing; the server has thousands more. */
const mostCommonWords: ReadonlySet<string> = new Set(
  `password passw0rd passwd qwerty qwertyuiop asdf asdfgh asdfghjkl zxcvbnm iloveyou admin administrator root welcome
  letmein login master monkey dragon football baseball soccer hockey superman batman trustno abc abcd abcdef abcabc
  hello sunshine princess shadow michael jordan charlie donald freedom whatever starwars computer internet secret
  summer winter spring autumn monday friday sunday january december google naver kakao daum samsung hyundai korea
  seoul busan haesol nuri university student teacher company office manager member guest test tester testing user
  sample default changeme temp temporary access flower cookie cheese banana orange apple coffee love lovely happy
  angel minecraft pokemon pikachu fortnite killer hunter ranger tiger lion eagle falcon phoenix rainbow diamond
  golden silver purple yellow green blue black white money success family friend friends forever dkssud dkagh
  qlalfqjsgh rhksflwk tkfkd tkfkdgo gkrtod`.split(/\s+/),
);

function hasRun(text: string): boolean {
  const lower = text.toLowerCase();
  for (let at = 0; at + passwordLimits.run <= lower.length; at += 1) {
    const part = lower.slice(at, at + passwordLimits.run);
    const reversed = [...part].reverse().join('');
    if (new Set(part).size === 1) return true;
    if (rows.some((row) => row.includes(part) || row.includes(reversed))) return true;
  }
  return false;
}

/** Detects a common word surrounded by digits and punctuation, with any substitutes for its letters, and keyboard walks. */
function isCommon(text: string, words: ReadonlySet<string>): boolean {
  const lower = text.toLowerCase();
  const walk = lower.replace(/^[^a-z\d]+|[^a-z\d]+$/g, '');
  const plain = lower.replace(/^[^a-z@$]+|[^a-z]+$/g, '');
  const letters = plain
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replaceAll('3', 'e');
  return words.has(walk) || words.has(plain) || words.has(letters);
}

/**
 * Returns the rules that a password breaks: 8 to 64 characters of three classes, or at least ten of two; without the local part
 * of the address, without runs, not a common one.
 * @param email of the account; empty if unknown
 * @param words common ones in lower case, without surrounding characters
 */
export function findBrokenPasswordRules(
  password: string,
  email: string,
  words: ReadonlySet<string> = mostCommonWords,
): readonly PasswordRule[] {
  const text = password.normalize('NFC');
  const length = [...text].length;
  const count = kinds.filter((kind) => kind.test(text)).length;
  const name = email.split('@', 1)[0]?.toLowerCase() ?? '';
  const broken: Readonly<Record<PasswordRule, boolean>> = {
    length: length < passwordLimits.min || length > passwordLimits.max,
    kinds: count < 2 || (count === 2 && length < passwordLimits.twoKinds),
    noId: name.length >= 3 && text.toLowerCase().includes(name),
    noSequence: hasRun(text),
    notCommon: isCommon(text, words),
  };
  return passwordRuleNames.filter((rule) => broken[rule]);
}

const bizNoWeights = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;

/** Checks ten digits, the last of which is a check digit (국세청 rule). */
export function isBizNo(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const sum = bizNoWeights.reduce((total: number, weight, at) => total + weight * Number(digits[at]), 0);
  const carry = Math.floor((5 * Number(digits[8])) / 10);
  return (10 - ((sum + carry) % 10)) % 10 === Number(digits[9]);
}
