import { sendTo, setUpTestApp, signIn } from '../../../testing/testApp.ts';
import { readMail } from '../../../testing/testMail.ts';
import { changeRows, findRow } from '../../../testing/testRows.ts';
import { createDormancy } from './dormancy.ts';

const dayMs = 86_400_000;
const password = 'Haesol!2026';

describe('an inactive member', () => {
  const test = setUpTestApp({ sample: true });

  const setLastLogin = async (id: string, days: number) => {
    const now = await test.context.clock.now();
    const last = new Date(now.getTime() - days * dayMs);
    await changeRows(test.db, 'member', { email: `${id}@demo.example` }, { last_login_at: last, created_at: last });
  };
  const run = async () => createDormancy(test.context)['member.dormancy']?.run({});
  const passDays = async (days: number) => {
    const now = await test.context.clock.now();
    await test.context.clock.moveTo(new Date(now.getTime() + days * dayMs));
  };
  const readState = async (id: string) => (await findRow(test.db, 'member', { email: `${id}@demo.example` })).state;
  const logIn = async (id: string, secret: string) => {
    const payload = { id: `${id}@demo.example`, password: secret };
    return (await test.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload })).json();
  };

  it('is notified a month before, becomes dormant after a year, and is reactivated by mail, not by the old password', async () => {
    await setLastLogin('student', 340);
    await run();
    const told = await readMail(test, 'student@demo.example');
    await passDays(29);
    await run();
    const early = await readState('student');
    await passDays(2);
    await run();
    const late = await readState('student');
    const withOld = await logIn('student', password);
    const found = await sendTo(test.app, 'POST', '/api/v1/auth/find-pw', {
      name: '윤서린',
      email: 'student@demo.example',
    });
    const temporary = /임시 비밀번호: (\S{12})/.exec(await readMail(test, 'student@demo.example'))?.[1] ?? '';
    const withTemporary = await logIn('student', temporary);

    expect(told).toContain('휴면 전환 예정 안내');
    expect([early, late]).toEqual(['ACTIVE', 'DORMANT']);
    expect(withOld).toMatchObject({ status: { code: '4203' }, data: { state: 'DORMANT' } });
    expect(withOld.status.message).toContain('휴면 상태인 계정입니다.');
    expect(found.json().data).toEqual({ issued: 'Y' });
    expect(withTemporary.status.code).toBe('200');
    expect(await readState('student')).toBe('ACTIVE');
  });

  it('does not become dormant without the notification', async () => {
    await setLastLogin('general', 800);
    await run();

    expect(await readState('general')).toBe('ACTIVE');
  });

  it('does not become dormant after a login', async () => {
    await setLastLogin('faculty', 340);
    await run();
    await signIn(test, 'faculty');
    await passDays(31);
    await run();

    expect(await readState('faculty')).toBe('ACTIVE');
  });

  it('loses all sessions on becoming dormant', async () => {
    await setLastLogin('company', 340);
    await run();
    await passDays(31);
    const kept = await signIn(test, 'company');
    await setLastLogin('company', 371);
    await changeRows(
      test.db,
      'member',
      { email: 'company@demo.example' },
      { dormant_notice_at: new Date((await test.context.clock.now()).getTime() - 31 * dayMs) },
    );
    await run();
    const me = await test.app.inject({ url: '/api/v1/auth/me', headers: kept.headers });

    expect([me.statusCode, await readState('company')]).toEqual([400, 'DORMANT']);
  });
});
