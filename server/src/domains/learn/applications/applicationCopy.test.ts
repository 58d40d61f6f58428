import { formatFileSize } from '@haesol/contracts/common';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { type SignedIn, setUpTestApp, signIn } from '../../../testing/testApp.ts';
import { aPdf, toUploadRequest } from '../../common/files/testUploads.ts';
import { readPdfText } from '../../common/pdf/testPdf.ts';
import { adviceValues, applyForAdvice, createSender, toProjectValues } from './testApplications.ts';

describe('copy of an application', () => {
  const test = setUpTestApp({ sample: true });
  let student: SignedIn;
  let other: SignedIn;
  beforeAll(async () => {
    student = await signIn(test, 'student');
    other = await signIn(test, 'company');
  });

  const send = (...call: Parameters<ReturnType<typeof createSender>>) => createSender(test)(...call);
  const load = (aplUid: string, { headers }: SignedIn) =>
    test.app.inject({ url: `/api/v1/mypage/apply/${aplUid}/copy`, headers });

  it('has the number, the seal of the office and all that was written, the same to the byte', async () => {
    const aplUid = await applyForAdvice(test, student);
    const { data } = await send('GET', `/api/v1/mypage/apply/${aplUid}`, student);
    const copy = await load(aplUid, student);
    const again = await load(aplUid, student);
    const text = readPdfText(copy.rawPayload).replaceAll(/\s/g, '');

    expect(copy.headers['content-type']).toBe('application/pdf');
    for (const part of ['신청서사본', 'HSA-2026-00001', '000-82-00017', data.aplNo, data.title, data.values.problem]) {
      expect(text).toContain(String(part).replaceAll(/\s/g, ''));
    }
    expect(text).toContain(data.codeNms.AD001.replaceAll(/\s/g, ''));
    expect(text).not.toContain('AD001');
    expect(again.rawPayload.equals(copy.rawPayload)).toBe(true);
    expect((await load(aplUid, other)).json().status.code).toBe('4040');
  });

  it('is the same for staff, who are in the audit log, and not for members by that address', async () => {
    const aplUid = await applyForAdvice(test, student);
    const office = await signIn(test, 'office');
    const loadForStaff = ({ headers }: SignedIn) =>
      test.app.inject({ url: `/api/v1/admin/apply/${aplUid}/copy`, headers });
    const copy = await loadForStaff(office);

    expect(copy.rawPayload.equals((await load(aplUid, student)).rawPayload)).toBe(true);
    expect(await listAuditActions(test.db, aplUid)).toContain('application.print');
    expect((await loadForStaff(student)).json().status.code).toBe('4030');
  });

  it('names the notice and choices of a joint project, groups its amounts, and has a row for each of its costs', async () => {
    const aplUid = await applyForAdvice(test, other);
    const values = {
      ...toProjectValues({ performFrom: '2026-12-01', performTo: '2027-11-30' }, 'f1'),
      budgetSupport: ['22000000', '1000000'],
      budgetCash: ['4000000', '0'],
      budgetKind: ['0', '0'],
      salesKrw: '',
    };
    const notice = await test.db.selectFrom('apply_notice').select(['notice_uid', 'title']).executeTakeFirstOrThrow();
    await test.db
      .updateTable('application')
      .set({ kind: 'ASSN', ref_uid: notice.notice_uid, payload: JSON.stringify(values) })
      .where('apl_uid', '=', aplUid)
      .execute();

    const text = readPdfText((await load(aplUid, other)).rawPayload).replaceAll(/\s/g, '');

    for (const part of [
      '책임교수매칭요청',
      '사업자등록번호000-01-00007',
      '재료비·지원금1,000,000원·기업현금0원',
      '합계·지원금23,000,000원',
      `공고${notice.title.replaceAll(/\s/g, '')}`,
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/MATCH|매출/);
  });

  it('lists each file with its size', async () => {
    const aplUid = await applyForAdvice(test, student);
    const bytes = aPdf();
    const parts = ['도면.pdf', '성적서.pdf'].map((name) => ({ name, bytes }));
    const uploaded = await test.app.inject(toUploadRequest(parts, { kind: 'attach' }, student.headers));
    const fileUids = uploaded.json().data.list.map(({ fileUid }: { readonly fileUid: string }) => fileUid);
    await send('PUT', `/api/v1/apply/${aplUid}`, student, { values: { ...adviceValues, fileUids } });

    const text = readPdfText((await load(aplUid, student)).rawPayload).replaceAll(/\s/g, '');

    for (const { name } of parts) expect(text).toContain(`${name}(${formatFileSize(bytes.length)})`);
  });
});
