import { sql } from 'kysely';
import { readTestSize } from '../../config.ts';
import { type BadMailServer, type MailWeather, openBadMailServer } from '../../mail/badMailServer.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { report } from '../testWholeApi.ts';
import { callApi, openSite, type ServerProcess, type Site, waitFor } from './site.ts';

/** Limit of the time for the response that a code was sent. */
const answerWithinMs = 3_000;

describe('mails of a server', () => {
  let site: Site;
  let mailServer: BadMailServer;
  let server: ServerProcess;
  beforeAll(async () => {
    mailServer = await openBadMailServer();
    site = await openSite();
    server = await site.start({ SMTP_URL: mailServer.url });
  });
  beforeEach(async () => {
    await sql`delete from mail_outbox`.execute(site.handle.db);
    mailServer.set('good');
    mailServer.received.length = 0;
  });
  afterAll(async () => {
    await site.close();
    await mailServer.close();
  });

  /** Returns the mails to one address, without the reminders to sample members. */
  const outbox = async (to: string) =>
    (
      await sql<{ uid: string; sent: boolean; tried: number; failed: boolean }>`
      select mail_uid as uid, sent_at is not null as sent, coalesce(j.tries, 0) as tried,
        j.last_error is not null as failed
      from mail_outbox m left join job j on j.key = m.mail_uid::text where to_addr like ${to}`.execute(site.handle.db)
    ).rows;
  const passTime = () =>
    sql`update app_clock set offset_ms = offset_ms + ${2 * 3_600_000}::bigint`.execute(site.handle.db);
  const askForCode = async (to: string) => {
    const startedAt = performance.now();
    const { code } = await callApi(server, `POST /api/v1/cert/send-mail?email=${to}`);
    return { code, tookMs: performance.now() - startedAt };
  };

  const all: readonly MailWeather[] = ['reset', 'cut after the mail', 'silent', 'slow', 'later (4xx)', 'never (5xx)'];
  const weathers = readTestSize() === 'long' ? all : all.slice(0, 3);
  it.each(weathers)('are sent once, without delaying responses, by a server that is %s', async (weather) => {
    mailServer.set(weather);
    const to = `person${weathers.indexOf(weather)}@demo.example`;
    const asked = await askForCode(to);
    const others = await callApi(server, 'GET /api/v1/posts/list?pageNum=1');
    await waitFor(async () => (await outbox(to)).some(({ sent, tried }) => sent || tried > 0));
    if (weather !== 'slow') {
      await waitFor(async () => (await outbox(to)).some(({ failed }) => failed));
      mailServer.set('good');
      await passTime();
    }
    await waitFor(async () => (await outbox(to)).every(({ sent }) => sent));
    const mails = await outbox(to);
    const taken = mailServer.received.filter((id) => mails.some(({ uid }) => id.includes(uid)));
    report(
      `mail server ${weather}: asked in ${Math.round(asked.tookMs)} ms, ${taken.length} taken, ${mails.length} mail`,
    );

    expect([asked.code, others.code]).toEqual(['200', '200']);
    expect(asked.tookMs).toBeLessThan(answerWithinMs);
    expect(mails).toHaveLength(1);
    expect(taken).toHaveLength(weather === 'cut after the mail' ? 2 : 1);
  });

  it('are sent once by two processes with one outbox', async () => {
    const count = 60;
    for (let at = 0; at < count; at += 1) {
      await enqueueMail(site.handle.db, {
        kind: 'TEST',
        to: `kim${at}@mail.example`,
        subject: '안내',
        lines: ['본문'],
      });
    }
    const uids = (
      await sql<{ mail_uid: string }>`select mail_uid from mail_outbox where kind = 'TEST'`.execute(site.handle.db)
    ).rows;
    await site.start({ SMTP_URL: mailServer.url });
    await waitFor(async () => (await outbox('kim%@mail.example')).every(({ sent }) => sent));
    const sent = mailServer.received.filter((id) => uids.some(({ mail_uid }) => id.includes(mail_uid)));
    report(`mails: ${count} by 2 processes, ${sent.length} sent, ${new Set(sent).size} different`);

    expect(sent).toHaveLength(count);
    expect(new Set(sent).size).toBe(count);
  });

  it('control: workers without a lease send some of them twice', async () => {
    const { db } = site.handle;
    for (let at = 0; at < 20; at += 1) {
      await enqueueMail(db, { kind: 'TEST', to: `lee${at}@mail.example`, subject: '안내', lines: ['본문'] });
    }
    const sent: string[] = [];
    const look = () => db.selectFrom('mail_outbox').select('mail_uid').where('sent_at', 'is', null).execute();
    const send = async (due: Awaited<ReturnType<typeof look>>) => {
      for (const { mail_uid } of due) {
        sent.push(mail_uid);
        await db.updateTable('mail_outbox').set({ sent_at: new Date() }).where('mail_uid', '=', mail_uid).execute();
      }
    };
    // Both read before either sends.
    const [first, second] = [await look(), await look()];
    await Promise.all([send(first), send(second)]);
    report(`mails: control without a lease sent ${sent.length - new Set(sent).size} of 20 twice`);

    expect(sent.length).toBeGreaterThan(new Set(sent).size);
  });
});
