import * as z from 'zod/mini';
import { adminAddTerms } from '../board/contentStaff.ts';
import { adminAddSharing } from '../board/sharingStaff.ts';
import { adminEquipmentOperators } from '../lab/equipmentStaff.ts';
import { adminChangeGoods } from '../travel/goodsStaff.ts';
import { officeTel } from './staffText.ts';

/** Returns the message of a field, or of one in a list. */
const faultOf = (schema: z.core.$ZodType, value: unknown, name: string) =>
  z.safeParse(schema, value).error?.issues.find(({ path }) => path.at(-1) === name)?.message;

describe('phone numbers and versions that staff enter', () => {
  it.each([
    '099-700-1001',
    '099.700.1001',
    '099\u2010700\u20101001',
    '０９９-７００-１００１',
    '099 700 1001',
    '(099) 700-1001',
    '\u202d099-700-1001\u202c',
  ])('are accepted as they are copied: %s', (tel) => {
    expect(z.parse(officeTel, tel)).toBe('099-700-1001');
    const operators = [{ nm: '서하늘', tel, email: 'equip@haesol.example' }];
    expect(faultOf(adminEquipmentOperators.body, { operators, rev: 1 }, 'tel')).toBeUndefined();
    expect(faultOf(adminChangeGoods.body, { tel }, 'tel')).toBeUndefined();
    expect(faultOf(adminAddSharing.body, { tel }, 'tel')).toBeUndefined();
  });

  it.each(['담당자 문의', ''])('are refused without digits: %j', (tel) => {
    const operators = [{ nm: '서하늘', tel, email: 'equip@haesol.example' }];
    expect(faultOf(adminEquipmentOperators.body, { operators, rev: 1 }, 'tel')).toBe('전화번호가 올바르지 않습니다.');
    expect(faultOf(adminChangeGoods.body, { tel }, 'tel')).toBe('전화번호가 올바르지 않습니다.');
  });

  it.each([
    ['2.1', undefined],
    ['２．１', undefined],
    [' 2.1\u200b', undefined],
    ['2', '버전은 2.1처럼 입력해 주세요.'],
  ])('take the version %j', (version, message) => {
    expect(faultOf(adminAddTerms.body, { code: 'USE', version }, 'version')).toBe(message);
  });
});
