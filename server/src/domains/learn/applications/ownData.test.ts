import { inTransaction } from '../../../db/retry.ts';
import { type SignedIn, setUpTestApp, signIn } from '../../../testing/testApp.ts';
import { eraseApplications, exportApplications, listOpenApplications } from './ownData.ts';
import { adviceValues, applyForAdvice, createSender } from './testApplications.ts';

describe('personal data in applications', () => {
  const test = setUpTestApp({ sample: true });
  let student: SignedIn;
  let memberUid: string;
  beforeAll(async () => {
    student = await signIn(test, 'student');
    const row = await test.db
      .selectFrom('member')
      .select('member_uid')
      .where('email', '=', 'student@demo.example')
      .executeTakeFirstOrThrow();
    memberUid = row.member_uid;
  });

  const send = (...call: Parameters<ReturnType<typeof createSender>>) => createSender(test)(...call);

  it('are counted, block leaving, and are named with their number', async () => {
    const aplUid = await applyForAdvice(test, student);
    const { data } = await send('GET', `/api/v1/mypage/apply/${aplUid}`, student);
    const counts = (await send('GET', '/api/v1/mypage/myPage', student)).data.counts;

    expect(counts).toMatchObject({ tech: 1, assn: 0, collabo: 0 });
    expect(await listOpenApplications(test.db, memberUid)).toEqual([
      { kind: 'tech', no: data.aplNo, title: data.title },
    ]);
    await send('PATCH', `/api/v1/mypage/apply/${aplUid}/withdraw`, student);
    expect(await listOpenApplications(test.db, memberUid)).toEqual([]);
  });

  it('are exported as written, and erased with the member', async () => {
    await send('POST', '/api/v1/apply/draft', student, { kind: 'TECH', refUid: '', values: adviceValues, step: 1 });
    const exported = () => exportApplications(test.db, memberUid);
    expect((await exported()).map(({ state }) => state).sort()).toEqual(['DRAFT', 'WITHDRAWN']);
    expect((await exported())[0]?.payload).toMatchObject({ problem: adviceValues.problem });

    await inTransaction(test.db, (trx) => eraseApplications(trx, memberUid, new Date()));

    expect(await exported()).toMatchObject([{ state: 'WITHDRAWN', title: '탈퇴회원의 신청', payload: {} }]);
  });

  it('show pending, next, open and draft items on the dashboard', async () => {
    const company = await signIn(test, 'company');
    const { data } = await send('GET', '/api/v1/mypage/dashboard', company);
    const asked = (await send('GET', '/api/v1/mypage/tech/list?state=SUPPLEMENT', company)).data;

    expect(data.waiting.map(({ uid }: { uid: string }) => uid)).toEqual(
      expect.arrayContaining(asked.list.map(({ aplUid }: { aplUid: string }) => aplUid)),
    );
    expect(data.waiting[0].text).not.toBe('');
    expect(data.next.length).toBeGreaterThan(0);
    expect(data.drafts.every(({ state }: { state: string }) => state === 'DRAFT')).toBe(true);
    expect(data.kinds.map(({ kind }: { kind: string }) => kind)).toEqual([
      'EDU',
      'EQU',
      'TECH',
      'ASSN',
      'COLLABO',
      'QNA',
    ]);
    expect((await send('GET', '/api/v1/mypage/dashboard', student)).data.waiting).toEqual([]);
  });
});
