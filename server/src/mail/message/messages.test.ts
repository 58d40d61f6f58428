import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { messageConsent } from '@haesol/contracts/identity';
import { sql } from 'kysely';
import { notifyMember } from '../../domains/common/notifications/notifyMember.ts';
import { createJobRunner } from '../../jobs/jobRunner.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { createMessageHandlers } from './messageHandlers.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

describe('short messages', () => {
  let test: TestApp;
  let memberUid: string;
  let gateway: Server;
  let status = 200;
  const received: Received[] = [];
  beforeAll(async () => {
    gateway = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        received.push({ headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString()) });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    test = await openTestApp({ sample: true });
    const own = test.db.selectFrom('member').select('member_uid').where('email', '=', 'general@demo.example');
    memberUid = (await own.executeTakeFirstOrThrow()).member_uid;
  });
  afterAll(async () => {
    await test.close();
    gateway.closeAllConnections();
    await new Promise((resolve) => gateway.close(resolve));
  });
  beforeEach(async () => {
    await test.db.deleteFrom('message_outbox').execute();
    await test.db.deleteFrom('job').execute();
    received.length = 0;
    status = 200;
  });

  const agree = (yn: 'Y' | 'N') =>
    sql`insert into member_agree (agree_uid, member_uid, code, version, yn, at)
      values (gen_random_uuid(), ${memberUid}, ${messageConsent}, '', ${yn}, clock_timestamp())`.execute(test.db);
  const tell = () =>
    test.db.transaction().execute((trx) =>
      notifyMember(trx, {
        memberUid,
        kind: 'EQU_NEWS',
        title: '장비 예약이 확정되었습니다.',
        text: '만능시험기 · 2026. 11. 26. 10:00',
        link: '/myPage/equ',
        now: new Date('2026-11-23T01:00:00Z'),
        mail: { kind: 'TEST', to: 'a@mail.example', subject: '확정', lines: ['본문입니다.'] },
      }),
    );
  const list = () => test.db.selectFrom('message_outbox').selectAll().execute();
  const withGateway = () => {
    const { port } = gateway.address() as AddressInfo;
    const message = { url: `http://127.0.0.1:${port}/send`, key: 'gateway-key', from: '0990000000' };
    return { ...test.context, config: { ...test.context.config, message } };
  };
  const run = (context = test.context) =>
    createJobRunner({ db: test.db, handlers: createMessageHandlers(context), onError: () => undefined }).runDue();

  it('are sent to members with a phone number and consent, with the text of the notification', async () => {
    await tell();
    expect(await list()).toEqual([]);
    await agree('Y');
    await tell();
    expect(await list()).toMatchObject([{ kind: 'EQU_NEWS', sent_at: null }]);
    const [message] = await list();
    expect(message?.to_tel).toMatch(/^\d{9,11}$/);
    expect(message?.body).toMatch(/^\[해솔대 산학협력단\] 장비 예약이 확정되었습니다\.\n만능시험기/);
    await agree('N');
    await tell();
    expect(await list()).toHaveLength(1);
  });

  it('stay in the outbox in demo mode, where they are shown', async () => {
    await agree('Y');
    await tell();
    await run();

    const [message] = await list();
    const shown = await test.app.inject({ url: `/dev/messages?to=${message?.to_tel}` });
    expect(shown.json()).toMatchObject([{ kind: 'EQU_NEWS', sentYn: 'Y' }]);
    expect((await test.app.inject('/dev/outbox')).body).toContain('장비 예약이 확정되었습니다.');
  });

  it('are sent to the gateway once, with the id of their row', async () => {
    await tell();
    const [message] = await list();
    status = 500;
    await run(withGateway());
    expect((await list())[0]?.sent_at).toBeNull();
    status = 202;
    await test.db
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .execute();
    await run(withGateway());
    await run(withGateway());

    expect((await list())[0]?.sent_at).not.toBeNull();
    expect(received).toHaveLength(2);
    const { message_uid: messageId, to_tel: to, body: text } = message ?? {};
    expect(received[1]?.body).toEqual({ messageId, to, from: '0990000000', text });
    expect(received[1]?.headers).toMatchObject({ authorization: 'Bearer gateway-key', 'idempotency-key': messageId });
  });

  it('are not stored in production without a gateway', async () => {
    await tell();
    await run({ ...test.context, config: { ...test.context.config, mode: 'production' } });

    expect(await list()).toEqual([]);
    expect(received).toEqual([]);
  });
});
