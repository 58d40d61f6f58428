import * as z from 'zod/mini';
import { clampedInt, email, pageQuery } from './common.ts';
import * as errorCodes from './errorCodes.ts';
import { errorTable, toErrorMessage, toFieldErrors } from './errors.ts';

describe('errorTable', () => {
  it('reserves HTTP 400 for session errors', () => {
    const codes = Object.entries(errorTable).filter(([, entry]) => entry.http === 400);

    expect(codes.map(([code]) => code)).toEqual(['4010', '4011']);
  });
});

describe('errorCodes', () => {
  it('names each row of the table exactly once', () => {
    expect(Object.values(errorCodes).sort()).toEqual(Object.keys(errorTable).sort());
  });
});

describe('toErrorMessage', () => {
  it('fills the parameters and removes unfilled placeholders', () => {
    expect(toErrorMessage('4101', { n: 3 })).toBe('인증번호가 일치하지 않습니다. (3회 남음)');
    expect(toErrorMessage('4504')).toBe('이용이 제한된 기간입니다. (까지)');
  });
});

describe('toFieldErrors', () => {
  it('returns at most fifty field errors, even for a body of invented keys', () => {
    const body = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`key${at}`, 1]));
    const { error } = z.safeParse(z.strictObject({}), body);

    expect(toFieldErrors(error?.issues ?? [])).toHaveLength(50);
  });

  const schema = z.strictObject({
    title: z.string().check(z.minLength(1), z.maxLength(3)),
    kind: z.enum(['A', 'B']),
    tags: z.array(z.string()).check(z.maxLength(1)),
    company: z.object({ nm: z.string({ error: '기업명을 입력해 주세요.' }) }),
  });

  it('returns one Korean message for each field', () => {
    const result = z.safeParse(schema, { title: 'abcd', kind: 'C', tags: ['a', 'b'], company: {}, more: 1 });

    expect(result.error && toFieldErrors(result.error.issues)).toEqual([
      { field: 'title', code: 'too_big', message: '3자까지 입력할 수 있습니다.' },
      { field: 'kind', code: 'invalid_value', message: '선택할 수 없는 값입니다.' },
      { field: 'tags', code: 'too_big', message: '1개까지 선택할 수 있습니다.' },
      { field: 'company.nm', code: 'invalid_type', message: '기업명을 입력해 주세요.' },
      { field: 'more', code: 'unrecognized_keys', message: '알 수 없는 항목입니다.' },
    ]);
  });
});

describe('pageQuery', () => {
  const schema = z.object(pageQuery(12));

  it.each([
    [{}, { pageNum: 1, pageSize: 12 }],
    [
      { pageNum: '3', pageSize: '20' },
      { pageNum: 3, pageSize: 20 },
    ],
    [
      { pageNum: '0', pageSize: '0' },
      { pageNum: 1, pageSize: 1 },
    ],
    [
      { pageNum: 'x', pageSize: '1e9' },
      { pageNum: 1, pageSize: 1 },
    ],
    [
      { pageNum: '99999999999', pageSize: '101' },
      { pageNum: 100_000, pageSize: 100 },
    ],
  ])('clamps %j', (query, expected) => {
    expect(z.parse(schema, query)).toEqual(expected);
  });
});

describe('clampedInt', () => {
  it('accepts numbers too', () => {
    expect(z.parse(clampedInt({ min: 1, max: 6, fallback: 1 }), 9)).toBe(6);
  });
});

describe('email', () => {
  it.each(['A.B+c@Haesol.example', ' kim@[10.0.0.1] '])('accepts %s', (text) => {
    expect(z.parse(email, text)).toBe(text.trim().toLowerCase());
  });

  it.each([
    'ａｂ＠haesol.example',
    'ab@haesol.example\u200b',
    '\u202aab@haesol.example\u202c',
    '\ufeffab@haesol.example',
  ])('is read as other keyboards and copies write it: %j', (text) => {
    expect(z.parse(email, text)).toBe('ab@haesol.example');
  });

  it.each(['', 'a', 'a@b', 'a@b.c', 'a b@c.de', '@c.de', `${'a'.repeat(250)}@c.de`])('rejects %j', (text) => {
    expect(z.safeParse(email, text).success).toBe(false);
  });
});
