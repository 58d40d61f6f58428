import * as z from 'zod/mini';
import { updateMyInfo } from '../member/account.ts';
import { isAssignedPhone } from '../phones.ts';
import { bookerForm } from '../travel/booker.ts';
import { divideForeignPhone, divideKoreanPhone, setPhoneRule, telParts, toPhoneText } from './phones.ts';

beforeAll(() => setPhoneRule(isAssignedPhone));

const refusals = (schema: z.core.$ZodType, value: unknown) => {
  const { error } = z.safeParse(schema, value);
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
};
const wrong = '휴대폰 번호가 올바르지 않습니다.';

describe('divideForeignPhone', () => {
  it.each([
    ['+81 90-1234-5678', '+819012345678'],
    ['0081 90 1234 5678', '+819012345678'],
    ['+1 (212) 555-0123', '+12125550123'],
    ['+290 22222', '+29022222'],
    ['＋８８６ 912 345 678', '+886912345678'],
    ['+44 (0)7911 123456', '+447911123456'],
    ['(+44) (0)7911/123456', '+447911123456'],
    ['+39 06 1234 5678', '+390612345678'],
  ])('splits %s so that the parts are E.164 together', (text, number) => {
    const parts = divideForeignPhone(text) ?? [];

    expect(parts).toHaveLength(3);
    expect(parts.every((part) => part !== '')).toBe(true);
    expect(toPhoneText(parts)).toBe(number);
  });

  it.each(['', '+', '+81 90', '010-1234-5678', '+82 10-1234-5678', '90-1234-5678'])('leaves %j', (text) => {
    expect(divideForeignPhone(text)).toBeUndefined();
  });
});

/** Usual ways to write a number: its beginning, what groups it, and what surrounds it. */
function* spellings([first, middle, last]: readonly [string, string, string]) {
  const area = first.slice(1);
  const beginnings = [
    ...[
      first,
      `(${first})`,
      `${first})`,
      `+82 ${area}`,
      `+82-${area}`,
      `+82${area}`,
      `+82 (0)${area}`,
      `+82(0)${area}`,
    ],
    ...[`+82 0${area}`, `(+82) ${area}`, `(+82) (0)${area}`, `(+82)0${area}`, `+(82) ${area}`, `0082 ${area}`],
    ...[`0082 (0)${area}`, `82-${area}`, `82 0${area}`, `82-(0)${area}`, `tel:+82-${area}`],
  ];
  const wide = (text: string) => text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  for (const beginning of beginnings) {
    for (const separator of ['', '-', ' ', '.', '\u2010', '\u2013', '\u2212', '\u00a0', '·', '/', ' - ']) {
      const text = [beginning, middle, last].join(separator);
      yield* [text, ` ${text}\n`, `\u202d${text}\u202c`, wide(text)];
    }
  }
}

describe('divideKoreanPhone', () => {
  it.each([
    [['010', '1234', '5678']],
    [['011', '123', '4567']],
    [['02', '123', '4567']],
    [['099', '700', '1001']],
  ] as const)('splits %j however it is written', (parts) => {
    const wrongly = [...spellings(parts)].filter((text) => divideKoreanPhone(text)?.join('-') !== parts.join('-'));

    expect(wrongly).toEqual([]);
  });

  it.each(['', '010-1234', '010-1234-5678-9', '+81 90-1234-5678', '1588-0000'])('leaves %j', (text) => {
    expect(divideKoreanPhone(text)).toBeUndefined();
  });
});

describe('phone numbers in bodies', () => {
  it.each([
    [['+8190', '1234', '5678'], []],
    [['010', '1234', '5678'], []],
    [['+8100', '0000', '0000'], [['tel1', wrong]]],
    [['+9991', '2345', '6789'], [['tel1', wrong]]],
    [['010', '12', '3456'], [['tel2', wrong]]],
  ])('of members are those of a country: %j', ([tel1, tel2, tel3], expected) => {
    expect(refusals(updateMyInfo.body, { tel1, tel2, tel3 })).toEqual(expected);
  });

  it.each([
    [['+8190', '1234', '5678'], 0],
    [['+9990', '1234', '5678'], 1],
    [['02', '123', '4567'], 0],
  ])('of applications too: %j', (parts, count) => {
    expect(refusals(telParts, parts)).toHaveLength(count);
  });

  it.each([
    ['+81 90-1234-5678', []],
    ['010-1234-5678', []],
    ['+82 (0)10-1234-5678', []],
    ['(010) 1234-5678', []],
    ['+44 (0)7911 123456', []],
    ['+999 123456789', [['phone', wrong]]],
    ['+81', [['phone', wrong]]],
  ])('and of travellers: %s', (phone, expected) => {
    const booker = { familyNm: "O'Connor-Núñez", firstNm: 'María', email: 'maria@mail.example', nationCd: 'JP' };

    expect(refusals(bookerForm, { ...booker, phone })).toEqual(expected);
  });
});
