import { randomUUID } from 'node:crypto';
import { formatFileSize } from '@haesol/contracts/common';
import { sql } from 'kysely';
import { type SignedIn, setUpTestApp, signIn } from '../../../testing/testApp.ts';
import { readMails } from '../../../testing/testMail.ts';
import { changeRows, findRow } from '../../../testing/testRows.ts';
import { aPdf, toUploadRequest } from '../../common/files/testUploads.ts';
import { findMemberUid } from '../../lab/booking/testBookings.ts';
import { createDraftCleanup } from './draftCleanup.ts';
import { adviceValues, applyForAdvice, createSender, toProjectValues } from './testApplications.ts';

describe('applications', () => {
  const test = setUpTestApp({ sample: true });
  let company: SignedIn;
  let other: SignedIn;
  let staff: SignedIn;
  let admin: SignedIn;
  beforeAll(async () => {
    company = await signIn(test, 'company');
    other = await signIn(test, 'general');
    staff = await signIn(test, 'office');
    admin = await signIn(test, 'admin');
  });

  const send = (...call: Parameters<ReturnType<typeof createSender>>) => createSender(test)(...call);
  const begin = (values: object, change: object = {}, who = other) =>
    send('POST', '/api/v1/apply/draft', who, { kind: 'TECH', refUid: '', values, step: 2, ...change });
  const submit = (aplUid: string, who = other, key?: string) =>
    send('POST', `/api/v1/apply/${aplUid}/submit`, who, undefined, key);
  const move = (aplUid: string, payload: object) =>
    send('PATCH', `/api/v1/admin/applications/${aplUid}/transition`, staff, payload);
  const read = (aplUid: string, who = other) => send('GET', `/api/v1/mypage/apply/${aplUid}`, who);
  const upload = async (name: string, who: SignedIn): Promise<string> =>
    (await test.app.inject(toUploadRequest([{ name, bytes: aPdf() }], { kind: 'attach' }, who.headers))).json().data
      .list[0].fileUid;

  it('has the counts of the sample: 10 notices, 12 programmes, 20 advisers, 24 shared resources, 70 applications', async () => {
    const count = async (url: string) => (await send('GET', url)).data.cnt_total;
    const counts = await Promise.all([
      count('/api/v1/apply/notices'),
      count('/api/v1/apply/programs'),
      count('/api/v1/advisors/list'),
      count('/api/v1/sharing/list?type=TECH'),
      count('/api/v1/sharing/list?type=SPACE'),
      count('/api/v1/sharing/list?type=CASE'),
    ]);
    const { rows } = await sql<{ all: number; states: number }>`select count(*)::int as all,
      count(distinct state)::int as states from application`.execute(test.db);

    expect(counts).toEqual([10, 12, 20, 10, 8, 6]);
    expect(rows[0]).toEqual({ all: 70, states: 11 });
  });

  it('has one draft for each form, with its files, on all devices', async () => {
    const fileUid = await upload('자료.pdf', other);
    const first = await begin({ title: '제목', fileUids: [fileUid] });
    const second = await begin({ title: '다시', fileUids: [fileUid] });
    const saved = await send('PUT', `/api/v1/apply/draft/${first.data.aplUid}`, other, {
      kind: 'TECH',
      refUid: '',
      values: { title: '고친 제목', fileUids: [fileUid] },
      step: 1,
    });
    const { data } = await send('GET', '/api/v1/apply/draft?kind=TECH&refUid=', other);

    expect(second.data.aplUid).toBe(first.data.aplUid);
    expect(saved.status.code).toBe('200');
    expect(data.draft).toMatchObject({
      values: { title: '고친 제목' },
      step: 1,
      files: [{ fileUid, orgNm: '자료.pdf' }],
    });
    expect((await send('GET', '/api/v1/apply/draft?kind=TECH&refUid=', await signIn(test, 'student'))).data).toEqual({
      draft: null,
    });
    expect((await send('DELETE', `/api/v1/apply/draft/${first.data.aplUid}`, company)).status.code).toBe('4040');
    expect((await send('DELETE', `/api/v1/apply/draft/${first.data.aplUid}`, other)).status.code).toBe('200');
  });

  it('keeps of a draft only the fields of its form', async () => {
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`field${at}`, 'x'.repeat(50)]));
    const values = { title: '제목', personNm: ['한가람'], ...many };
    const { data } = await begin(values);
    const body = { kind: 'TECH', refUid: '', values: { ...values, title: '고친 제목' }, step: 1 };
    const saved = await send('PUT', `/api/v1/apply/draft/${data.aplUid}`, other, body);

    expect(saved.status.code).toBe('200');
    const kept = (await send('GET', '/api/v1/apply/draft?kind=TECH&refUid=', other)).data.draft.values;
    expect(kept).toEqual({ title: '고친 제목' });
    await send('DELETE', `/api/v1/apply/draft/${data.aplUid}`, other);
  });

  it('refuses a draft for a target that does not exist, and files of other members', async () => {
    const foreign = await upload('남의 것.pdf', company);

    expect((await begin({}, { kind: 'ASSN', refUid: 'AN999' })).status.code).toBe('4040');
    expect((await begin({}, { kind: 'TECH', refUid: 'X' })).status.code).toBe('4040');
    expect((await begin({ fileUids: [foreign] })).status.code).toBe('4000');
  });

  it('refuses an invalid form with messages at its fields, and keeps the draft', async () => {
    const { data } = await begin({
      ...adviceValues,
      title: ' ',
      bizNo: '123',
      agreeThird: false,
      techField: ['T20', ''],
    });

    const refused = await submit(data.aplUid);

    expect(refused.status.code).toBe('4000');
    expect(refused.data.fieldErrors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'agreeThird',
      'bizNo',
      'techField',
      'title',
    ]);
    expect((await send('GET', '/api/v1/apply/draft?kind=TECH&refUid=', other)).data.draft.aplUid).toBe(data.aplUid);
  });

  it('refuses codes, advisers and days that only the server can check', async () => {
    const fieldOf = async (change: object) => {
      const { data } = await begin({ ...adviceValues, ...change });
      return (await submit(data.aplUid)).data.fieldErrors?.[0]?.field;
    };

    expect(await fieldOf({ techField: ['T20', 'T11'] })).toBe('techField');
    expect(await fieldOf({ industryCd: 'NONE' })).toBe('industryCd');
    expect(await fieldOf({ advisorUid: 'AD999' })).toBe('advisorUid');
    expect(await fieldOf({ wishDates: ['2020-01-01', '', ''] })).toBe('wishDates.0');
  });

  it('submits a form once, with number, timeline, notification and mail; a repeated key gets the same response', async () => {
    const { data } = await begin(adviceValues);
    const key = randomUUID();

    const first = await submit(data.aplUid, other, key);
    const again = await submit(data.aplUid, other, key);
    const second = await submit(data.aplUid);

    expect(first.data.aplNo).toMatch(/^T-\d{4}-\d{4}$/);
    expect(again).toEqual(first);
    expect(second.status.code).toBe('4405');
    const { data: detail } = await read(data.aplUid);
    expect(detail).toMatchObject({
      aplNo: first.data.aplNo,
      state: 'SUBMITTED',
      withdrawableYn: 'Y',
      codeNms: { T20: '바이오헬스', T21: '기능성 식품', FOOD: '식품' },
      timeline: [{ state: 'SUBMITTED', by: 'MEMBER' }],
      ahead: ['REVIEWING', 'MATCHED', 'IN_PROGRESS', 'REPORTING', 'DONE'],
    });
    const mails = await test.db
      .selectFrom('mail_outbox')
      .select(['to_addr'])
      .where('kind', '=', 'APPLICATION_RECEIVED')
      .where('subject', 'like', `%${first.data.aplNo}%`)
      .execute();
    expect(mails).toEqual([{ to_addr: 'general@demo.example' }]);
    const bell = await send('GET', '/api/v1/notifications', other);
    expect(bell.data.list[0]).toMatchObject({ kind: 'TECH_MOVE', link: `/myPage/tech?aplUid=${data.aplUid}` });
  });

  it('lists the files that came with a form in the mail of receipt', async () => {
    const fileUid = await upload('사양서.pdf', other);
    const { data } = await begin({ ...adviceValues, fileUids: [fileUid] });
    const { aplNo } = (await submit(data.aplUid)).data;

    const mails = await readMails(test, 'general@demo.example', 'APPLICATION_RECEIVED');
    const receipt = mails.find(({ subject }) => subject.includes(aplNo));
    expect(receipt?.text).toContain(`첨부파일: 사양서.pdf (${formatFileSize(aPdf().length)})`);
  });

  it('refuses to save a draft that was already submitted elsewhere', async () => {
    const aplUid = await applyForAdvice(test, other);
    const body = { kind: 'TECH', refUid: '', values: { title: '늦은 것' }, step: 2 };
    const save = (who: SignedIn) => send('PUT', `/api/v1/apply/draft/${aplUid}`, who, body);

    expect((await save(other)).status.code).toBe('4405');
    expect((await save(company)).status.code).toBe('4040');
    expect((await read(aplUid)).data.title).not.toBe('늦은 것');
  });

  it('requests a supplement with a deadline, accepts the answer with its files, and continues the review', async () => {
    const aplUid = await applyForAdvice(test, other);
    const fileUid = await upload('사양서.pdf', other);
    expect((await move(aplUid, { to: 'SUPPLEMENT', memo: '사양서', dueDt: '2099-01-01' })).status.code).toBe('4405');
    expect((await move(aplUid, { to: 'REVIEWING' })).status.code).toBe('200');
    expect((await move(aplUid, { to: 'SUPPLEMENT', memo: '사양서' })).data.fieldErrors[0].field).toBe('dueDt');
    expect((await move(aplUid, { to: 'SUPPLEMENT', dueDt: '2099-01-01' })).data.fieldErrors[0].field).toBe('memo');
    expect(
      (
        await move(aplUid, {
          to: 'SUPPLEMENT',
          memo: '사양서를 더해 주세요.',
          dueDt: '2099-01-01',
          documents: ['사양서', '도면'],
        })
      ).status.code,
    ).toBe('200');

    const asked = (await read(aplUid)).data;
    const documents = [
      { name: '사양서', fileUids: [fileUid] },
      { name: '도면', fileUids: [] },
    ];
    const answer = { answer: '사양서를 올립니다.', documents };
    const answered = await send('POST', `/api/v1/mypage/apply/${aplUid}/supplement`, other, answer);
    const twice = await send('POST', `/api/v1/mypage/apply/${aplUid}/supplement`, other, { answer: '한 번 더' });

    expect(asked).toMatchObject({ state: 'SUPPLEMENT', dueDt: '2099-01-01' });
    expect(asked.timeline.at(-1)).toMatchObject({
      type: 'REQUEST',
      memo: '사양서를 더해 주세요.',
      dueDt: '2099-01-01',
      documents: documents.map(({ name }) => ({ name, fileUids: [] })),
    });
    expect(answered.data).toEqual({ state: 'REVIEWING' });
    expect(twice.status.code).toBe('4405');
    const { data } = await read(aplUid);
    expect(data).toMatchObject({ state: 'REVIEWING', dueDt: null });
    expect(data.timeline.at(-1)).toMatchObject({
      type: 'ANSWER',
      by: 'MEMBER',
      documents,
      files: [{ orgNm: '사양서.pdf' }],
    });
    expect((await test.app.inject(data.timeline.at(-1).files[0].url)).statusCode).toBe(200);
    const seen = await send('GET', `/api/v1/admin/applications/${aplUid}`, staff);
    const { url } = seen.data.timeline.at(-1).files[0];
    const looks = () =>
      test.db
        .selectFrom('audit_log')
        .select(['actor_uid', 'target_uid', 'ip', sql<string>`detail->>'fileUid'`.as('fileUid')])
        .where('action', '=', 'file.look')
        .execute();

    expect(await looks()).toEqual([]);
    expect((await test.app.inject(url.replace(/by=[^&]*&/, ''))).statusCode).not.toBe(200);
    const stated = `${url}&purposeCd=APPLY&memo=${encodeURIComponent('보완 확인')}`;
    expect((await test.app.inject({ url: stated, headers: { range: 'bytes=1-' } })).statusCode).toBe(206);
    expect((await test.app.inject({ url, headers: { range: 'bytes=0-4' } })).statusCode).toBe(206);
    const [staffUid, ownerUid] = await Promise.all(['office', 'general'].map((id) => findMemberUid(test, id)));
    expect(await looks()).toEqual([{ actor_uid: staffUid, target_uid: ownerUid, ip: '127.0.0.1', fileUid }]);
  });

  it('moves advice from matching to visit to report, with notifications and mails', async () => {
    const aplUid = await applyForAdvice(test, other);
    await move(aplUid, { to: 'REVIEWING' });
    expect((await move(aplUid, { to: 'MATCHED' })).data.fieldErrors[0].field).toBe('advisorUid');
    expect((await move(aplUid, { to: 'SELECTED' })).status.code).toBe('4405');
    await move(aplUid, { to: 'MATCHED', advisorUid: 'AD007' });
    await move(aplUid, { to: 'IN_PROGRESS', visitDt: '2099-01-05T14:00:00+09:00', visitPlace: '생산동' });
    await move(aplUid, { to: 'REPORTING' });
    const report = await upload('결과보고서.pdf', staff);

    expect((await move(aplUid, { to: 'DONE', memo: '권고 사항입니다.', fileUids: [report] })).data).toEqual({
      state: 'DONE',
    });
    const { data } = await read(aplUid);
    expect(data).toMatchObject({
      state: 'DONE',
      advisor: { nm: '임보경' },
      visitDt: '2099-01-05T14:00:00+09:00',
      visitPlace: '생산동',
      withdrawableYn: 'N',
      ahead: [],
    });
    expect(data.timeline.at(-1)).toMatchObject({ memo: '권고 사항입니다.', files: [{ orgNm: '결과보고서.pdf' }] });
    expect((await send('PATCH', `/api/v1/mypage/apply/${aplUid}/withdraw`, other)).status.code).toBe('4405');
    const { data: bell } = await send('GET', '/api/v1/notifications', other);
    expect(bell.list[0].title).toBe("기술자문 신청이 '완료' 단계로 바뀌었습니다.");
  });

  it('has one effect for two concurrent approvals and for two concurrent withdrawals', async () => {
    const aplUid = await applyForAdvice(test, other);
    const answers = await Promise.all([move(aplUid, { to: 'REVIEWING' }), move(aplUid, { to: 'REVIEWING' })]);
    const gone = await Promise.all([1, 2].map(() => send('PATCH', `/api/v1/mypage/apply/${aplUid}/withdraw`, other)));

    expect(answers.map(({ status }) => status.code).sort()).toEqual(['200', '4405']);
    expect(gone.map(({ status }) => status.code).sort()).toEqual(['200', '4405']);
    expect((await read(aplUid)).data.timeline.map(({ state }: { state: string }) => state)).toEqual([
      'SUBMITTED',
      'REVIEWING',
      'WITHDRAWN',
    ]);
  });

  it('accepts a project with correct sums under an open notice, once', async () => {
    const open = (await send('GET', '/api/v1/apply/notices?state=OPEN')).data.list;
    const found = (await send('GET', `/api/v1/apply/notices/${open[0].noticeUid}`, other)).data;
    const notice = (await send('GET', '/api/v1/apply/notices/AN001', other)).data;
    const values = toProjectValues(notice, await upload('사업계획서.pdf', other));
    const about = { kind: 'ASSN', refUid: 'AN001' };
    const wrong = await begin({ ...values, budgetSupport: ['20,000,000', '22,000,000'] }, about);
    const refused = await submit(wrong.data.aplUid);
    await begin(values, about);
    const taken = await submit(wrong.data.aplUid);
    const second = await begin({ ...values, planUids: [await upload('둘째.pdf', other)] }, about);

    expect(found).toMatchObject({ state: 'OPEN', mine: null });
    expect(refused.data.fieldErrors).toEqual([
      expect.objectContaining({ field: 'totalKrw', message: '사업비: 세부 합계가 총사업비보다 2,000,000원 적습니다.' }),
    ]);
    expect(taken.data.aplNo).toMatch(/^A-/);
    expect((await submit(second.data.aplUid)).status.code).toBe('4403');
    expect((await send('GET', '/api/v1/apply/notices/AN001', other)).data.mine).toEqual({
      aplUid: wrong.data.aplUid,
      state: 'SUBMITTED',
    });
  });

  it('refuses applications under a closed notice, and from members whose class is not confirmed', async () => {
    const notice = (await send('GET', '/api/v1/apply/notices/AN007', other)).data;
    const values = toProjectValues(notice, await upload('계획.pdf', other));
    const late = await begin(values, { kind: 'ASSN', refUid: 'AN007' });
    const { data: draft } = await begin(adviceValues);
    const setState = (state: 'ACTIVE' | 'PENDING_CLASS') =>
      test.db.updateTable('member').set({ state }).where('email', '=', 'general@demo.example').execute();

    expect((await submit(late.data.aplUid)).status.code).toBe('4401');
    await setState('PENDING_CLASS');
    const refused = await submit(draft.aplUid);
    await setState('ACTIVE');
    expect(refused.status).toEqual({ code: '4030', message: '소속 확인 후 이용하실 수 있습니다.' });
  });

  it('lists the member’s own applications by kind, state and period, with counts by state', async () => {
    const list = async (query: string) => (await send('GET', `/api/v1/mypage/tech/list?${query}`, company)).data;
    const all = await list('pageSize=100');
    const asked = await list('state=SUPPLEMENT');
    const total = all.states.reduce((sum: number, { cnt }: { cnt: number }) => sum + cnt, 0);

    expect(all.cnt_total).toBe(total);
    expect(
      asked.list.every(
        ({ state, dueDt }: { state: string; dueDt: string | null }) => state === 'SUPPLEMENT' && dueDt !== null,
      ),
    ).toBe(true);
    expect(asked.cnt_total).toBeGreaterThan(0);
    expect((await list('startDate=2099-01-01')).cnt_total).toBe(0);
    expect((await send('GET', '/api/v1/mypage/none/list', company)).status.code).toBe('4000');
  });

  it('shows submitted applications to staff, but no drafts', async () => {
    const { data } = await send('GET', '/api/v1/admin/applications?pageSize=100', staff);
    const waiting = await send('GET', '/api/v1/admin/applications?state=SUBMITTED&kind=TECH', staff);
    const [first] = waiting.data.list;
    const detail = await send('GET', `/api/v1/admin/applications/${first.aplUid}`, staff);

    expect(data.list.some(({ state }: { state: string }) => state === 'DRAFT')).toBe(false);
    expect(detail.data.targets).toEqual(['REVIEWING']);
    expect((await send('GET', '/api/v1/admin/applications', company)).status.code).toBe('4030');
  });

  it('shows staff the longest wait first, and finds applications by company and applicant', async () => {
    type Row = {
      readonly aplUid: string;
      readonly companyNm: string;
      readonly state: string;
      readonly submittedDt: string;
    };
    const list = async (query = ''): Promise<Row[]> =>
      (await send('GET', `/api/v1/admin/applications?pageSize=100${query}`, staff)).data.list;
    const all = await list();
    const waiting = all.filter(({ state }) => ['SUBMITTED', 'REVIEWING'].includes(state));
    const { aplUid, companyNm } = all.find((row) => row.companyNm !== null) ?? { aplUid: '', companyNm: '' };
    const { payload } = await findRow(test.db, 'application', { apl_uid: aplUid });
    const found = async (text: unknown) =>
      (await list(`&searchKeyword=${encodeURIComponent(String(text))}`)).map((row) => row.aplUid);

    expect(waiting.length).toBeGreaterThan(1);
    expect(all.slice(0, waiting.length)).toEqual(
      waiting.toSorted((a, b) => Date.parse(a.submittedDt) - Date.parse(b.submittedDt)),
    );
    expect(await found(companyNm)).toContain(aplUid);
    expect(await found(payload.applicantNm)).toContain(aplUid);
  });

  it('masks personal values for staff, until they give a purpose, which is logged', async () => {
    const { data } = await send('GET', '/api/v1/admin/applications?state=SUBMITTED&kind=TECH', staff);
    const [{ aplUid, aplNo }] = data.list;
    const reveal = (body: object, who = staff) =>
      send('POST', `/api/v1/admin/applications/${aplUid}/reveal`, who, body);
    const { values: masked } = (await send('GET', `/api/v1/admin/applications/${aplUid}`, staff)).data;
    const shown = (await reveal({ purposeCd: 'APPLY', memo: '' })).data.values;

    expect(masked).toMatchObject({
      applicantNm: expect.stringContaining('*'),
      email: expect.stringContaining('*'),
      tel: [expect.any(String), '****', expect.any(String)],
    });
    expect(JSON.stringify(shown)).not.toContain('*');
    expect(Object.keys(shown)).toEqual(['applicantNm', 'ceoNm', 'email', 'tel']);
    expect((await reveal({ purposeCd: 'ETC', memo: '' })).data.fieldErrors).toMatchObject([{ field: 'memo' }]);
    expect((await reveal({ purposeCd: 'APPLY', memo: '' }, company)).status.code).toBe('4030');
    const log = (await send('GET', '/api/v1/admin/access-log', admin)).data.list;
    expect(log).toMatchObject([
      { action: 'application.reveal', target: aplNo, purposeCd: 'APPLY' },
      {
        action: 'file.look',
        purposeCd: 'APPLY',
        memo: '사양서.pdf · 보완 확인',
        memberNm: expect.stringContaining('*'),
      },
    ]);
  });

  it('finds advisers by field, words and first consonants', async () => {
    const find = async (query: string) => (await send('GET', `/api/v1/advisors/list?${query}`)).data;

    expect((await find('field=T20')).cnt_total).toBe(4);
    expect((await find('searchKeyword=건조')).list.map(({ nm }: { nm: string }) => nm)).toContain('문서율');
    expect((await find('searchKeyword=ㅁㅅㅇ')).list[0].nm).toBe('문서율');
    expect((await find('')).fields.map(({ cnt }: { cnt: number }) => cnt)).toEqual([6, 4, 4, 2, 2, 2]);
  });

  it('deletes drafts that are unchanged for 90 days', async () => {
    const { data } = await begin({ title: '오래된 것' });
    await changeRows(test.db, 'application', { apl_uid: data.aplUid }, { saved_at: new Date('2020-01-01') });

    await createDraftCleanup(test.context)['apply.drafts']?.run({});

    expect((await send('DELETE', `/api/v1/apply/draft/${data.aplUid}`, other)).status.code).toBe('4040');
  });
});
