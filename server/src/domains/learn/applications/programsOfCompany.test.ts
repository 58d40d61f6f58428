import { type SignedIn, setUpTestApp, signIn } from '../../../testing/testApp.ts';
import { changeRows } from '../../../testing/testRows.ts';
import { aPdf, toUploadRequest } from '../../common/files/testUploads.ts';
import { createSender, toSupportValues } from './testApplications.ts';

const companyBizNo = '0000100007';
const otherBizNo = '1000000009';

describe('limit of programmes per company and year', () => {
  const test = setUpTestApp({ sample: true });
  let general: SignedIn;
  beforeAll(async () => {
    general = await signIn(test, 'general');
  });

  const send = (...call: Parameters<ReturnType<typeof createSender>>) => createSender(test)(...call);

  async function begin(pgmUid: string, bizNo: string, who = general): Promise<string> {
    const upload = toUploadRequest([{ name: '견적서.pdf', bytes: aPdf() }], { kind: 'attach' }, who.headers);
    const [file] = (await test.app.inject(upload)).json().data.list;
    const values = toSupportValues(bizNo, file.fileUid);
    const draft = { kind: 'COLLABO', refUid: pgmUid, values, step: 3 };
    return (await send('POST', '/api/v1/apply/draft', who, draft)).data.aplUid;
  }
  const submit = (aplUid: string, who = general) => send('POST', `/api/v1/apply/${aplUid}/submit`, who);
  const apply = async (pgmUid: string, bizNo: string) => submit(await begin(pgmUid, bizNo));

  it('has six kinds, each with a limit of support and the share of the company', async () => {
    const { list } = (await send('GET', '/api/v1/apply/programs')).data;
    const kinds = new Set(list.map(({ kindNm }: { kindNm: string }) => kindNm));

    expect(kinds.size).toBe(6);
    for (const { limitKrw, companySharePct } of list) {
      expect(limitKrw === null || limitKrw > 0).toBe(true);
      expect(companySharePct).toBeGreaterThanOrEqual(0);
      // A kind without support has no share of the company, and vice versa.
      expect(limitKrw === null).toBe(companySharePct === 0);
    }
  });

  it('is two for all members of the company; withdrawn ones do not count', async () => {
    const first = await begin('PG001', otherBizNo);
    const taken = [await submit(first), await apply('PG002', otherBizNo)];
    const third = await begin('PG003', otherBizNo);
    const refused = await submit(third);
    const draft = await send('GET', '/api/v1/apply/draft?kind=COLLABO&refUid=PG003', general);
    await send('PATCH', `/api/v1/mypage/apply/${first}/withdraw`, general);
    const again = await submit(third);

    expect(taken.map(({ status }) => status.code)).toEqual(['200', '200']);
    expect(refused.data.fieldErrors).toEqual([
      {
        code: 'custom',
        field: 'bizNo',
        message: '한 기업이 한 해 2개 프로그램까지 참여할 수 있습니다. 올해는 더 신청할 수 없습니다.',
      },
    ]);
    expect(draft.data.draft.aplUid).toBe(third);
    expect(again.status.code).toBe('200');
  });

  it('is shown to members of the company before they apply', async () => {
    const company = await signIn(test, 'company');
    const read = async (who?: SignedIn) => (await send('GET', '/api/v1/apply/programs/PG005', who)).data.companyYearCnt;
    const before = await read(company);
    await apply('PG005', companyBizNo);

    expect([before, await read(company), await read(general), await read()]).toEqual([1, 2, null, null]);
  });

  it('restarts with the year in Seoul', async () => {
    const at = (time: string) =>
      changeRows(
        test.db,
        'application',
        { kind: 'COLLABO', ref_uid: 'PG005', state: 'SUBMITTED' },
        { submitted_at: new Date(time) },
      );
    const company = await signIn(test, 'company');
    const read = async () => (await send('GET', '/api/v1/apply/programs/PG005', company)).data.companyYearCnt;
    await at('2025-12-31T23:59:59+09:00');
    const lastYear = await read();
    await at('2026-01-01T00:00:00+09:00');

    expect([lastYear, await read()]).toEqual([1, 2]);
  });

  it('holds when three applications are sent at the same time', async () => {
    const bizNo = '2000000008';
    const drafts = [await begin('PG001', bizNo), await begin('PG004', bizNo), await begin('PG006', bizNo)];
    const answers = await Promise.all(drafts.map((aplUid) => submit(aplUid)));

    expect(answers.map(({ status }) => status.code).sort()).toEqual(['200', '200', '4000']);
  });
});
