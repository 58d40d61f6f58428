import { errorCodes, okStatus } from '@haesol/contracts/common';
import { adminCodes } from '@haesol/contracts/member';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';

const form = { codeNm: '박람회', en: 'Fairs', ja: null, zhCN: null, zhTW: null, sort: 99, onYn: 'Y' };

describe('codes for administrators', () => {
  const test = setUpTestApp({ sample: true });
  let admin: Caller;
  let staff: Caller;
  let member: Caller;
  beforeAll(async () => {
    [admin, staff, member] = await createCallers(test, 'admin', 'office', 'general');
  });

  const list = async (group: string) =>
    adminCodes.response.parse((await admin.call('GET', `/admin/codes?group=${group}&pageSize=100`)).data).list;
  const offered = async (group: string): Promise<string[]> =>
    (await member.call('GET', `/codes/${group}`)).data.list.map(({ codeName }: { codeName: string }) => codeName);
  const used = async (group: string) => (await list(group)).find(({ usedCnt }) => (usedCnt ?? 0) > 0);

  it('are added, offered in their order and language, renamed and removed', async () => {
    const add = () => admin.call('POST', '/admin/codes/NOTICE_CTG', { ...form, code: 'FAIR' });

    expect((await add()).code).toBe(okStatus.code);
    expect((await add()).data.fieldErrors).toMatchObject([{ field: 'code' }]);
    expect((await offered('NOTICE_CTG')).at(-1)).toBe('박람회');
    expect((await list('NOTICE_CTG')).at(-1)).toMatchObject({ code: 'FAIR', en: 'Fairs', usedCnt: 0 });
    await admin.call('PUT', '/admin/codes/NOTICE_CTG/FAIR', { ...form, codeNm: '박람회 안내', sort: 1 });
    expect(await offered('NOTICE_CTG')).toContain('박람회 안내');
    expect((await admin.call('DELETE', '/admin/codes/NOTICE_CTG/FAIR')).code).toBe(okStatus.code);
    expect(await offered('NOTICE_CTG')).not.toContain('박람회 안내');
  });

  it.each(['NOTICE_CTG', 'FAQ_CTG', 'EDU_FIELD', 'TECH_FIELD', 'EQ_CTG', 'GDS_CATEGORY_CD'])(
    'of %s that something has can be switched off, and not removed',
    async (group) => {
      const code = await used(group);
      if (code === undefined) throw new Error(`The sample uses no code of ${group}.`);
      const { code: value, usedCnt: _used, rev: _rev, ...values } = code;
      const change = (onYn: 'N' | 'Y') => admin.call('PUT', `/admin/codes/${group}/${value}`, { ...values, onYn });

      expect((await admin.call('DELETE', `/admin/codes/${group}/${value}`)).code).toBe(errorCodes.moveNotAllowed);
      await change('N');
      expect(await offered(group)).not.toContain(code.codeNm);
      expect((await member.call('GET', `/codes-name/${group}`)).data[value]).toBe(code.codeNm);
      await change('Y');
      expect(await offered(group)).toContain(code.codeNm);
    },
  );

  it('stay for the post that is saved while they are removed', async () => {
    const post = {
      ...{ board: 'NOTICE', title: '시험', html: '<p>내용</p>', writerNm: '운영팀', sourceNm: null, fileUids: [] },
      ...{ createdDt: '2026-11-23T09:00:00+09:00', pinYn: 'N', urgentYn: 'N', thumbUrl: null, thumbAlt: null },
    };
    for (let at = 0; at < 10; at += 1) {
      const code = `RACE${at}`;
      await admin.call('POST', '/admin/codes/NOTICE_CTG', { ...form, code });
      const [saved, removed] = await Promise.all([
        staff.call('POST', '/admin/posts', { ...post, categoryCd: code }),
        admin.call('DELETE', `/admin/codes/NOTICE_CTG/${code}`),
      ]);
      expect([saved.code, removed.code].filter((answer) => answer === okStatus.code)).toHaveLength(1);
    }
  });

  it('of the program keep their codes, and all are for administrators alone', async () => {
    const [first] = await list('MBR_CLS');

    expect(first?.usedCnt).toBeNull();
    expect((await admin.call('DELETE', `/admin/codes/MBR_CLS/${first?.code}`)).code).toBe(errorCodes.moveNotAllowed);
    const added = await admin.call('POST', '/admin/codes/MBR_CLS', { ...form, code: 'NEW' });
    expect(added.data.fieldErrors).toMatchObject([{ field: 'code' }]);
    expect((await staff.call('GET', '/admin/codes')).code).toBe(errorCodes.forbidden);
  });
});
