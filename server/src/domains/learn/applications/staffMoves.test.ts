import type { AdvisorChoice, ApplicationKind, ApplicationValues } from '@haesol/contracts/learn';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { readMails } from '../../../testing/testMail.ts';
import { aPdf, toUploadRequest } from '../../common/files/testUploads.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';
import { adviceValues, toProjectValues, toSupportValues } from './testApplications.ts';

const kinds = [
  { kind: 'TECH', menu: 'tech', decision: { to: 'MATCHED', advisorUid: 'AD001' } },
  { kind: 'ASSN', menu: 'assn', decision: { to: 'SELECTED' } },
  { kind: 'COLLABO', menu: 'collabo', decision: { to: 'SELECTED' } },
] as const;

describe('moves by staff', () => {
  const test = setUpTestApp({ sample: true });
  let member: Caller;
  let other: Caller;
  let staff: Caller;
  beforeAll(async () => {
    [member, other, staff] = await createCallers(test, 'general', 'faculty', 'office');
  });

  const upload = async (name: string, { headers }: Caller): Promise<string> => {
    const request = toUploadRequest([{ name, bytes: aPdf(`/${name.length}`) }], { kind: 'attach' }, headers);
    return (await test.app.inject(request)).json().data.list[0].fileUid;
  };

  async function handIn(kind: ApplicationKind): Promise<string> {
    const notice = (await member.call('GET', '/apply/notices/AN001')).data;
    const file = await upload('계획서.pdf', member);
    const forms: Readonly<Record<ApplicationKind, readonly [string, ApplicationValues]>> = {
      TECH: ['', adviceValues],
      ASSN: ['AN001', toProjectValues(notice, file)],
      COLLABO: ['PG001', toSupportValues('1000000009', file)],
    };
    const [refUid, values] = forms[kind];
    const { aplUid } = (await member.call('POST', '/apply/draft', { kind, refUid, values, step: 3 })).data;
    await member.call('POST', `/apply/${aplUid}/submit`);
    return aplUid;
  }

  const move = (aplUid: string, body: object) => staff.call('PATCH', `/admin/applications/${aplUid}/transition`, body);
  const read = async (aplUid: string) => (await member.call('GET', `/mypage/apply/${aplUid}`)).data;

  /** Returns the last step as the member sees it in the timeline, the notification and the mail. */
  async function readNews(aplUid: string) {
    const { timeline } = await read(aplUid);
    const [bell] = (await member.call('GET', '/notifications')).data.list;
    const [mail] = await readMails(test, 'general@demo.example');
    return { entry: timeline.at(-1), bell, mail };
  }

  it('offer advisers of the field of an application first, then those with the fewest open applications', async () => {
    const aplUid = await handIn('TECH');
    const list = async (): Promise<AdvisorChoice[]> =>
      (await staff.call('GET', `/admin/applications/${aplUid}/advisors`)).data.list;
    const before = await list();
    const advisorUid = before[0]?.advisorUid ?? '';
    await move(aplUid, { to: 'REVIEWING' });
    await move(aplUid, { to: 'MATCHED', advisorUid });
    const after = await list();

    const ranks = before.map(({ matchYn, openCnt }) => (matchYn === 'Y' ? 0 : 1_000) + openCnt);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(before[0]?.matchYn).toBe('Y');
    expect(after.find((one) => one.advisorUid === advisorUid)?.openCnt).toBe((before[0]?.openCnt ?? 0) + 1);
    expect((await member.call('GET', `/admin/applications/${aplUid}/advisors`)).code).toBe('4030');
  });

  it.each(kinds)('each appear in the timeline, a notification and a mail: $kind', async (of) => {
    const aplUid = await handIn(of.kind);
    const fileUids = [await upload('협약서.pdf', staff)];
    const steps = [
      { to: 'REVIEWING', memo: '검토를 시작했습니다.' },
      { to: 'SUPPLEMENT', memo: '도면을 더해 주세요.', dueDt: '2099-01-01' },
      { to: 'REVIEWING', memo: '도면 없이 검토합니다.' },
      { ...of.decision, memo: '협약서를 확인해 주세요.', fileUids },
      { to: 'IN_PROGRESS', memo: '수행을 시작했습니다.' },
      { to: 'REPORTING', memo: '보고서를 정리합니다.' },
      { to: 'DONE', memo: '모두 마쳤습니다.' },
    ];
    for (const step of steps) {
      expect((await move(aplUid, step)).data).toEqual({ state: step.to });
      const { entry, bell, mail } = await readNews(aplUid);
      const link = `/myPage/${of.menu}?aplUid=${aplUid}`;

      expect(entry).toMatchObject({ state: step.to, by: 'STAFF', memo: step.memo });
      expect(bell).toMatchObject({ kind: `${of.kind}_MOVE`, link, readYn: 'N' });
      expect(mail?.kind).toBe(step.to === 'SUPPLEMENT' ? 'APPLICATION_SUPPLEMENT' : 'APPLICATION_MOVED');
      expect(mail?.text).toContain(step.memo);
      expect(mail?.text).toContain(link);
    }
    const agreement = (await read(aplUid)).timeline.find(({ state }: { state: string }) => state === of.decision.to);
    expect(agreement.files).toMatchObject([{ orgNm: '협약서.pdf' }]);
  });

  it.each(kinds)('reject with a reason that the member can read: $kind', async ({ kind }) => {
    const aplUid = await handIn(kind);
    await move(aplUid, { to: 'REVIEWING' });
    const without = await move(aplUid, { to: 'REJECTED' });
    await move(aplUid, { to: 'REJECTED', memo: '예산이 다했습니다.' });
    const { entry, mail } = await readNews(aplUid);

    expect(without.data.fieldErrors).toMatchObject([{ field: 'memo' }]);
    expect(entry).toMatchObject({ state: 'REJECTED', memo: '예산이 다했습니다.' });
    expect(mail?.text).toContain('예산이 다했습니다.');
  });

  it.each(kinds)('attach result files that only the member and staff can read: $kind', async (of) => {
    const aplUid = await handIn(of.kind);
    const fileUid = await upload('결과보고서.pdf', staff);
    for (const step of [{ to: 'REVIEWING' }, of.decision, { to: 'IN_PROGRESS' }, { to: 'REPORTING' }])
      await move(aplUid, step);
    await move(aplUid, { to: 'DONE', fileUids: [fileUid] });
    const [file] = (await read(aplUid)).timeline.at(-1).files;
    const get = (url: string, who?: Caller) => test.app.inject({ url, ...(who && { headers: who.headers }) });
    const bare = String(file.url).replace(/&(exp|sig)=[^&]*/g, '');
    const signed = await get(file.url);

    expect(file).toMatchObject({ fileUid, orgNm: '결과보고서.pdf', ext: 'pdf' });
    expect([signed.statusCode, signed.rawPayload.toString()]).toEqual([200, aPdf('/9').toString()]);
    expect(bare).not.toBe(file.url);
    const answers = [await get(bare), await get(bare, other), await get(`${file.url}x`, other)];
    expect(answers.map(({ rawPayload }) => rawPayload.includes('%PDF'))).toEqual([false, false, false]);
    expect((await get(bare, staff)).statusCode).toBe(200);
    expect((await other.call('GET', `/mypage/apply/${aplUid}`)).code).toBe('4040');
  });
});
