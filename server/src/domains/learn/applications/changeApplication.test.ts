import { setUpTestApp, signIn } from '../../../testing/testApp.ts';
import { aPdf, toUploadRequest } from '../../common/files/testUploads.ts';
import { adviceValues, applyForAdvice, createSender, toSupportValues } from './testApplications.ts';

describe('changing an application that was handed in', () => {
  const test = setUpTestApp({ sample: true });
  const send = (...call: Parameters<ReturnType<typeof createSender>>) => createSender(test)(...call);
  const read = async (aplUid: string, who: Parameters<typeof send>[2]) =>
    (await send('GET', `/api/v1/mypage/apply/${aplUid}`, who)).data;

  async function upload(name: string, who: { readonly headers: Readonly<Record<string, string>> }): Promise<string> {
    const request = toUploadRequest([{ name, bytes: aPdf() }], { kind: 'attach' }, who.headers);
    return (await test.app.inject(request)).json().data.list[0].fileUid;
  }

  it('replaces contents and files, and keeps number and date', async () => {
    const company = await signIn(test, 'company');
    const aplUid = await applyForAdvice(test, company);
    const before = await read(aplUid, company);
    const fileUids = [await upload('공정표.pdf', company)];
    const values = { ...adviceValues, title: '색 변화와 향 손실의 개선', fileUids };
    const changed = await send('PUT', `/api/v1/apply/${aplUid}`, company, { values });
    const after = await read(aplUid, company);

    expect(changed.status.code).toBe('200');
    expect([before.changeableYn, after.changeableYn]).toEqual(['Y', 'Y']);
    expect(after).toMatchObject({ title: values.title, aplNo: before.aplNo, submittedDt: before.submittedDt });
    expect(after.files.map(({ orgNm }: { orgNm: string }) => orgNm)).toEqual(['공정표.pdf']);
    expect(after.timeline.at(-1)).toMatchObject({ changeYn: 'Y', by: 'MEMBER', state: 'SUBMITTED' });
  });

  it('is checked as when it was handed in', async () => {
    const company = await signIn(test, 'company');
    const aplUid = await applyForAdvice(test, company);
    const values = { ...adviceValues, title: ' ' };
    const refused = await send('PUT', `/api/v1/apply/${aplUid}`, company, { values });

    expect(refused.data.fieldErrors).toEqual([expect.objectContaining({ field: 'title' })]);
    expect((await read(aplUid, company)).title).toBe(adviceValues.title);
  });

  it('is over when the review begins, and never open to others', async () => {
    const company = await signIn(test, 'company');
    const office = await signIn(test, 'office');
    const aplUid = await applyForAdvice(test, company);
    const change = (who: typeof company) => send('PUT', `/api/v1/apply/${aplUid}`, who, { values: adviceValues });
    const byOther = await change(await signIn(test, 'general'));
    await send('PATCH', `/api/v1/admin/applications/${aplUid}/transition`, office, { to: 'REVIEWING' });
    const late = await change(company);

    expect([byOther.status.code, late.status.code]).toEqual(['4040', '4405']);
    expect((await read(aplUid, company)).changeableYn).toBe('N');
  });

  it('keeps the business number, for which the limit of programmes was checked', async () => {
    const general = await signIn(test, 'general');
    const values = toSupportValues('1000000009', await upload('견적서.pdf', general));
    const draft = { kind: 'COLLABO', refUid: 'PG001', values, step: 3 };
    const { aplUid } = (await send('POST', '/api/v1/apply/draft', general, draft)).data;
    await send('POST', `/api/v1/apply/${aplUid}/submit`, general);
    const change = (bizNo: string) =>
      send('PUT', `/api/v1/apply/${aplUid}`, general, {
        values: { ...values, bizNo, schedule: '3개월 안에 마칩니다.' },
      });
    const other = await change('2000000008');
    const same = await change('1000000009');

    expect(other.data.fieldErrors).toEqual([expect.objectContaining({ field: 'bizNo' })]);
    expect(same.status.code).toBe('200');
  });

  it('leaves a free consultation less to the company, shown to its confirmed members', async () => {
    const company = await signIn(test, 'company');
    const count = async (who: typeof company) => (await send('GET', '/api/v1/apply/advice/count', who)).data.count;
    const before = await count(company);
    const aplUid = await applyForAdvice(test, company);
    const after = await count(company);
    await send('PATCH', `/api/v1/mypage/apply/${aplUid}/withdraw`, company);

    expect(after).toEqual({ all: before.all + 1, thisYear: before.thisYear + 1 });
    expect(await count(company)).toEqual(before);
    expect(await count(await signIn(test, 'general'))).toBeNull();
  });
});
