import * as z from 'zod/mini';
import { certCheck } from '../identity/cert.ts';
import { bizNo, memberName, phoneParts, studentInput } from '../identity/member.ts';
import { bookerForm, toBookerName, toPassportName } from '../travel/booker.ts';
import { email, queryText } from './common.ts';
import { toDigits } from './commonForm.ts';
import { telParts } from './phones.ts';

/** Joiners, fillers, variation selectors and marks, which copied texts have beside the letters that are seen. */
const invisibleSigns = [
  ...[
    '\u00ad',
    '\u034f',
    '\u115f',
    '\u1160',
    '\u17b4',
    '\u180b',
    '\u180e',
    '\u200b',
    '\u200c',
    '\u200d',
    '\u2060',
    '\u2063',
  ],
  ...['\u206f', '\u3164', '\ufe00', '\ufe0f', '\uffa0', '\ufff9', '\u{1d173}', '\u{e0020}', '\u{e0100}'],
];

/** Ways in which phones, spreadsheets and Asian keyboards write digits in groups. */
const writings: Readonly<Record<string, (groups: readonly string[]) => string>> = {
  'full width': (groups) =>
    groups.join('').replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  'marks of direction': (groups) => `\u202d${groups.join('-')}\u202c`,
  'a typographic hyphen': (groups) => groups.join('\u2010'),
  'a minus': (groups) => groups.join('\u2212'),
  'a wide hyphen': (groups) => groups.join('－'),
  dots: (groups) => groups.join('.'),
  'the full stop of a Chinese keyboard': (groups) => groups.join('。'),
  'the long vowel of a Japanese keyboard': (groups) => groups.join('ー'),
  'the same in half width': (groups) => groups.join('ｰ'),
  'the vowel ㅡ': (groups) => groups.join('ㅡ'),
  'lines of boxes': (groups) => groups.join('─'),
  underscores: (groups) => groups.join('＿'),
  ...Object.fromEntries(
    ['·', '‧', '・', '･', 'ㆍ', '•', '∙', '⋅', '⁃', '˗', '━'].map((sign) => [
      `the sign ${sign}`,
      (groups: readonly string[]) => groups.join(sign),
    ]),
  ),
  blanks: (groups) => ` ${groups.join('\u00a0')}\u3000`,
  'a byte order mark': (groups) => `\ufeff${groups.join('')}`,
  ...Object.fromEntries(
    invisibleSigns.map((sign) => [
      `the invisible sign U+${sign.codePointAt(0)?.toString(16)}`,
      (groups: readonly string[]) => `${sign}${groups.join(`${sign}-`)}${sign}`,
    ]),
  ),
};
const booker = bookerForm.def.shape;

describe.each(Object.entries(writings))('a number written with %s', (_name, write) => {
  it('is its digits in every field that asks for digits', () => {
    expect(toDigits(write(['010', '1234', '5678']))).toBe('01012345678');
    expect(z.parse(booker.phone, write(['010', '1234', '5678']))).toBe('01012345678');
    expect(z.parse(booker.phone, write(['+81', '90', '1234', '5678']))).toBe('+819012345678');
    expect(z.parse(bizNo, write(['220', '81', '62517']))).toBe('2208162517');
    expect(z.parse(certCheck.body.def.shape.code, write(['123', '456']))).toBe('123456');
    expect(z.parse(studentInput.def.shape.studentNo, write(['2026', '0001']))).toBe('20260001');
    expect(z.parse(phoneParts.tel2, write(['12', '34']))).toBe('1234');
    expect(z.parse(telParts, ['02', write(['1', '23']), write(['4567'])])).toEqual(['02', '123', '4567']);
  });
});

it.each(['12a456', '１２３４５', '', '١٢٣٤٥٦'])('refuses %s as a code of six digits', (text) => {
  expect(z.safeParse(certCheck.body.def.shape.code, text).success).toBe(false);
});

it.each([
  ['２０２６　ＳＥＭ', '2026 SEM'],
  ['\u2066장비\u2069\u200b', '장비'],
  ['ㄱ', 'ㄱ'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
  ['🏳️‍🌈 👩🏽‍🚀', '🏳️‍🌈 👩🏽‍🚀'],
  ['장비\u200d', '장비'],
  ['❤\ufe0f\u200d', '❤'],
  ['㎡ ℃', '㎡ ℃'],
])('normalises the keyword %s', (typed, keyword) => {
  expect(z.parse(queryText(), typed)).toBe(keyword);
});

describe('the name of a person', () => {
  it.each([
    ['José García', 'José García'],
    ['José García'.normalize('NFD'), 'José García'],
    ['Müller', 'Müller'],
    ["O'Brien", "O'Brien"],
    ['O’Brien', "O'Brien"],
    ['Anne‐Marie d’Arc', "Anne-Marie d'Arc"],
    ['Nguyễn Văn Đạt', 'Nguyễn Văn Đạt'],
    ['王小明', '王小明'],
    ['さくら', 'さくら'],
    ['佐々木 マリー', '佐々木 マリー'],
    ['ﾏﾘｰ・ｷｭﾘｰ', 'マリー・キュリー'],
    ['ＫＩＭ　Ｓｏｌ', 'KIM Sol'],
    ['김해솔\u200b', '김해솔'],
    ['\u202d김\u2060해솔\u202c', '김해솔'],
    ['J. Kim', 'J. Kim'],
    ['𠮷田', '𠮷田'],
    ...[...'‘’‛`´′‵＇｀ʼʹ'].map((sign): [string, string] => [`O${sign}Brien`, "O'Brien"]),
    ['Kaʻahumanu', "Ka'ahumanu"],
    ['ʿAlī', "'Alī"],
    ['Maʾmūn', "Ma'mūn"],
    ...[...'‧•∙⋅ㆍ'].map((sign): [string, string] => [`馬克${sign}吐溫`, '馬克·吐溫']),
    ['Anne−Marie', 'Anne-Marie'],
    ['Anne⁃Marie', 'Anne-Marie'],
    ['〆木', '〆木'],
    ['王〇', '王〇'],
  ])('may be %s, at sign-up and in orders', (typed, name) => {
    expect(z.parse(memberName, typed)).toBe(name);
    expect(z.parse(booker.familyNm, typed)).toBe(name);
  });

  it.each(invisibleSigns)('is kept without the invisible sign %j', (sign) => {
    for (const typed of [`${sign}김${sign}해솔`, `김해솔${sign}`]) {
      expect(z.parse(memberName, typed)).toBe('김해솔');
      expect(z.parse(booker.familyNm, typed)).toBe('김해솔');
    }
    expect(z.safeParse(booker.familyNm, sign.repeat(2)).success).toBe(false);
    expect(z.safeParse(memberName, sign.repeat(2)).success).toBe(false);
  });

  it.each(['Юлия', 'สมชาย', 'राहुल', 'محمد'])(
    'may be %s in orders, where letters of all scripts are accepted',
    (name) => {
      expect(z.parse(booker.familyNm, name)).toBe(name);
      expect(z.safeParse(memberName, name).success).toBe(false);
    },
  );

  it.each([
    '<img src=x onerror=a()>',
    '"><svg/onload=a()>',
    'javascript:a()',
    '김&lt;b&gt;솔',
    '{{7*7}}',
    '김해솔2',
    '김해솔２',
    'Ⅷ세',
    '🌲🌲',
    '. .',
    '〇〇',
    '`´',
    `a${'\u0301'.repeat(9)}b`,
    'a'.repeat(41),
    '\u200b',
  ])('is not %s', (name) => {
    expect(z.safeParse(memberName, name).error?.issues[0]?.message).toMatch(/이름/);
    expect(z.safeParse(booker.familyNm, name).success).toBe(false);
  });
});

describe('the address of a booker', () => {
  it.each([
    ' maria@mail.example ',
    'ｍａｒｉａ＠mail.example',
    'Maria@Mail.example\u200d',
    '\u202amaria@mail.example\u202c',
  ])('is read as sign-in reads it: %s', (typed) => {
    expect(z.parse(booker.email, typed)).toBe('maria@mail.example');
    expect(z.parse(email, typed)).toBe('maria@mail.example');
  });
});

describe('the name of a booker', () => {
  const rest = { phone: '+81 90-1234-5678', email: 'a@mail.example', nationCd: 'JP' };
  const missing = (names: object) =>
    z.safeParse(bookerForm, { ...rest, ...names }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it.each([
    ['Suharto', 'Suharto'],
    ['さくら', 'さくら'],
    ['佐々木', '佐々木'],
  ])('may be the one word %s', (familyNm, written) => {
    expect(missing({ familyNm, firstNm: ' ' })).toBeUndefined();
    expect(toBookerName({ familyNm, firstNm: '' })).toBe(written);
  });

  it('has two parts in Hangul, and is never empty', () => {
    expect(missing({ familyNm: '김', firstNm: '' })).toEqual([['firstNm', '이름을 입력해 주세요.']]);
    expect(missing({ familyNm: '김', firstNm: '', nationCd: '' })).toEqual([
      ['nationCd', '국적을 선택해 주세요.'],
      ['firstNm', '이름을 입력해 주세요.'],
    ]);
    expect(missing({ familyNm: '', firstNm: 'Suharto' })).toEqual([['familyNm', '성을 입력해 주세요.']]);
  });
});

describe('the name in a passport', () => {
  const person = { familyNm: '김', firstNm: '하늘', phone: '01000001001', email: 'a@mail.example', nationCd: 'KR' };
  const read = (familyNm: string, firstNm: string) =>
    z.safeParse(bookerForm, { ...person, passport: { familyNm, firstNm } });
  const toIssues = (familyNm: string, firstNm: string) =>
    read(familyNm, firstNm).error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it.each([
    ["O'Connor-Núñez", 'María José', "O'Connor-Núñez, María José"],
    ['’t Hooft', 'Jean–Luc', "'t Hooft, Jean-Luc"],
    ['ＫＩＭ', 'Ｈａｎｅｕｌ', 'KIM, Haneul'],
    ['Nguyễn', 'Thị Ánh', 'Nguyễn, Thị Ánh'],
    ['', 'Suharto', 'Suharto'],
    ['K'.repeat(39), 'Haneul', `${'K'.repeat(39)}, Haneul`],
  ])('is accepted as passports print it: %s, %s', (familyNm, firstNm, written) => {
    const { passport } = read(familyNm, firstNm).data ?? {};

    expect(passport && toPassportName(passport)).toBe(written);
  });

  it.each(['김', '山田', 'さくら', 'Иван', 'Μαρία', 'Kim2', 'Kim/Haneul', 'Kim, Haneul', "-'", 'K'.repeat(40)])(
    'is refused at its field: %s',
    (name) => {
      const message = expect.stringMatching(/^여권에 적힌 대로 로마자.*39자까지/);

      expect(toIssues(name, 'Haneul')).toEqual([['passport.familyNm', message]]);
      expect(toIssues('Kim', name)).toEqual([['passport.firstNm', message]]);
    },
  );

  it('has given names, as which one name alone is written; other bookers need none', () => {
    expect(toIssues('Kim', ' ')).toEqual([['passport.firstNm', '여권의 영문 이름을 입력해 주세요.']]);
    expect(z.safeParse(bookerForm, person).success).toBe(true);
  });
});
