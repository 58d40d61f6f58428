import { enqueueJob } from '../../../jobs/jobRepository.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { openTestApp, setUpTestApp } from '../../../testing/testApp.ts';

describe('demo tools', () => {
  const test = setUpTestApp();

  it('move the clock, which continues from there until it is reset', async () => {
    const url = '/dev/clock';
    await test.app.inject({ method: 'POST', url, payload: { now: '2027-01-01T00:00:00+09:00' } });
    const moved = await test.context.clock.now();
    await test.app.inject({ method: 'POST', url, payload: {} });

    expect(moved.getTime() - Date.parse('2027-01-01T00:00:00+09:00')).toBeLessThan(30_000);
    expect(await test.context.clock.offsetMs()).toBe(0);
  });

  it('move waiting jobs back with the clock, and do not move them when it goes ahead', async () => {
    const { clock } = test.context;
    const move = (now: string) => test.app.inject({ method: 'POST', url: '/dev/clock', payload: { now } });
    await move('2027-01-01T00:00:00+09:00');
    await enqueueJob(test.db, { kind: 'test.later', delaySec: 60 });
    const waitSec = async () => {
      const job = await test.db
        .selectFrom('job')
        .select('run_at')
        .where('kind', '=', 'test.later')
        .executeTakeFirstOrThrow();
      return (job.run_at.getTime() - (await clock.now()).getTime()) / 1000;
    };
    await move('2026-06-01T00:00:00+09:00');
    const back = await waitSec();
    await move('2026-06-02T00:00:00+09:00');
    const ahead = await waitSec();
    await move('2026-06-01T00:00:00+09:00');
    await test.app.inject({ method: 'POST', url: '/dev/clock', payload: {} });

    expect(back).toBeGreaterThan(0);
    expect(back).toBeLessThanOrEqual(61);
    expect(ahead).toBeLessThan(0);
  });

  it('refuse an invalid time', async () => {
    const response = await test.app.inject({ method: 'POST', url: '/dev/clock', payload: { now: 'soon' } });

    expect(response.json()).toMatchObject({ status: { code: '4000' }, data: { fieldErrors: [{ field: 'now' }] } });
  });

  it('show the mails to one address, as JSON or as a page with escaped content', async () => {
    await enqueueMail(test.db, { kind: 'TEST', to: 'Kim@mail.example', subject: '<b>', lines: ['<script>'] });
    await enqueueMail(test.db, { kind: 'TEST', to: 'lee@mail.example', subject: '다른 메일', lines: [] });

    const json = await test.app.inject({
      url: '/dev/outbox?to=kim@mail.example',
      headers: { accept: 'application/json' },
    });
    const page = await test.app.inject('/dev/outbox');

    expect(json.json()).toMatchObject([{ to: 'Kim@mail.example', subject: '[해솔대 산학협력단] <b>' }]);
    expect(page.body).toContain('&lt;script&gt;');
    expect(page.body).not.toContain('<script>');
  });

  it('load the sample data again', async () => {
    const response = await test.app.inject({ method: 'POST', url: '/dev/reset' });
    const { count } = await test.db
      .selectFrom('member')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();

    expect(response.json().status.code).toBe('200');
    expect(Number(count)).toBe(60);
  });

  it('do not exist in production', async () => {
    const production = await openTestApp({
      environment: {
        HAESOL_MODE: 'production',
        RATE_LIMITS: 'on',
        SECRET_KEY: 'a key of thirty-two characters or more',
        PUBLIC_URL: 'https://portal.haesol.example',
      },
    });

    const answers = await Promise.all([
      production.app.inject('/dev/outbox'),
      production.app.inject({ method: 'POST', url: '/dev/clock', payload: {} }),
      production.app.inject({ method: 'POST', url: '/dev/reset' }),
    ]);
    await production.close();

    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404]);
  });
});
