import * as z from 'zod/mini';
import { join } from '../identity/join.ts';
import { newMemberName } from '../identity/member.ts';
import { updateMyInfo } from '../member/account.ts';
import { isStaffName } from './staffNames.ts';

describe('isStaffName', () => {
  it.each([
    ['산학협력단'],
    ['산학 협력단'],
    ['산.학.협.력.단'],
    ['산학헙력단'],
    ['산학협럭단'],
    ['해솔대학교 산학협력단'],
    ['해솔대 관리자'],
    ['Admin'],
    ['A d m i n'],
    ['Adrnin'],
    ['Offlce'],
    ['담당자'],
  ])('is true for %s', (name) => {
    expect(isStaffName(name)).toBe(true);
    expect(z.safeParse(newMemberName, name).success).toBe(false);
  });

  it.each([['한결이'], ['김산학'], ['오하람'], ['윤서린'], ['Adminda Kim'], ['Anne-Marie'], ['단협력'], ['담당이']])(
    'is false for %s',
    (name) => {
      expect(isStaffName(name)).toBe(false);
      expect(z.safeParse(newMemberName, name).success).toBe(true);
    },
  );
});

describe('newMemberName', () => {
  it.each([
    ['single jamo of the keyboard', 'ㄱㅗㅏㄴㄹㅣㅈㅏ'],
    ['one word in single jamo among syllables', '관ㄹㅣ자'],
    ['decomposed syllables', '관리자'.normalize('NFD')],
    ['half-width jamo', 'ﾡﾢﾣ'],
    ['a leading consonant alone', '\u1100\u1100'],
  ])('refuses %s', (_form, name) => {
    expect(z.safeParse(newMemberName, name).success).toBe(false);
  });
});

describe('endpoints that take a name', () => {
  it.each([
    ['signing up', join.body],
    ['my information', updateMyInfo.body],
  ])('refuse a name that imitates staff: %s', (_what, body) => {
    const fieldsOf = (name: string) => {
      const result = z.safeParse(body, { name });
      return result.error?.issues.map(({ path }) => path.join('.')) ?? [];
    };

    expect(fieldsOf('산학 협력단')).toContain('name');
    expect(fieldsOf('한결이')).not.toContain('name');
  });
});
