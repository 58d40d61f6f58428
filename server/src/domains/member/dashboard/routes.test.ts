import { sql } from 'kysely';
import { setUpTestApp, signIn } from '../../../testing/testApp.ts';

describe('GET /api/v1/mypage/myPage', () => {
  const test = setUpTestApp({ sample: true });

  it('shows the member with the data of the class', async () => {
    const { headers } = await signIn(test, 'company');

    const { data } = (await test.app.inject({ url: '/api/v1/mypage/myPage', headers })).json();

    expect(data).toMatchObject({
      user_nm: '한가람',
      memberClass: 'COMPANY',
      tel: { tel1: '010', tel2: '0000', tel3: '1001' },
      affiliation: { companyNm: '(주)누리정밀', studentNo: null },
    });
    expect(Object.keys(data.counts)).toEqual([
      'edu',
      'equ',
      'tech',
      'assn',
      'collabo',
      'qna',
      'coupon',
      'pass',
      'reserve',
    ]);
  });

  it('has the same counts for the menu as for the dashboard, without caching', async () => {
    const { headers } = await signIn(test, 'company');
    const read = (url: string) => test.app.inject({ url: `/api/v1/mypage/${url}`, headers });

    const response = await read('menu-counts');

    const { counts } = response.json().data as { counts: { link: string; cnt: number }[] };
    const { kinds } = (await read('dashboard')).json().data as { kinds: { cnt: number }[] };
    expect(counts.map(({ cnt }) => cnt)).toEqual(kinds.map(({ cnt }) => cnt));
    expect(counts.map(({ link }) => link)).toEqual([
      '/myPage/edu',
      '/myPage/equ',
      '/myPage/tech',
      '/myPage/assn',
      '/myPage/collabo',
      '/myPage/qna',
    ]);
    expect(counts.some(({ cnt }) => cnt > 0)).toBe(true);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('counts nothing that was cancelled', async () => {
    const { headers } = await signIn(test, 'company');
    const isOwn = sql<boolean>`member_uid = (select member_uid from member where email = 'company@demo.example')`;
    const count = async () => {
      const { data } = (await test.app.inject({ url: '/api/v1/mypage/menu-counts', headers })).json();
      return (data as { counts: { cnt: number }[] }).counts.slice(0, 5).map(({ cnt }) => cnt);
    };
    expect(Math.max(...(await count()))).toBeGreaterThan(0);
    await test.db.updateTable('enroll').set({ state: 'CANCELLED' }).where(isOwn).execute();
    await test.db.updateTable('equipment_rsv').set({ state: 'CANCELLED', settle_state: null }).where(isOwn).execute();
    await test.db
      .updateTable('application')
      .set({ state: 'WITHDRAWN' })
      .where(isOwn)
      .where('state', '<>', 'DRAFT')
      .execute();

    expect(await count()).toEqual([0, 0, 0, 0, 0]);
  });

  it('says on the dashboard that the affiliation is not confirmed yet', async () => {
    const { headers } = await signIn(test, 'general');
    const member = test.db.updateTable('member').where('email', '=', 'general@demo.example');
    await member.set({ state: 'PENDING_CLASS' }).execute();

    const { data } = (await test.app.inject({ url: '/api/v1/mypage/dashboard', headers })).json();

    expect(data.state).toBe('PENDING_CLASS');
  });

  it('requires a session, with HTTP 400', async () => {
    const response = await test.app.inject('/api/v1/mypage/myPage');

    expect([response.statusCode, response.json().status.code]).toEqual([400, '4010']);
  });
});
