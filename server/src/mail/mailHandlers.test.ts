import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { brandTextsIn } from '../brand/brand.ts';
import { createJobRunner } from '../jobs/jobRunner.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { createMailHandlers } from './mailHandlers.ts';
import { enqueueMail } from './outbox.ts';

/** Minimal SMTP server. */
function answer(socket: Socket, received: string[]): void {
  let data: string | undefined;
  socket.write('220 test ESMTP\r\n');
  socket.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split(/(?<=\r\n)/)) {
      if (data !== undefined) {
        data += line;
        if (!data.endsWith('\r\n.\r\n')) continue;
        received.push(data);
        data = undefined;
        socket.write('250 queued\r\n');
      } else if (/^EHLO/i.test(line)) socket.write('250 test\r\n');
      else if (/^DATA/i.test(line)) {
        data = '';
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    }
  });
  socket.on('error', () => undefined);
}

describe('mails', () => {
  let test: TestApp;
  let server: Server;
  const received: string[] = [];
  beforeAll(async () => {
    server = createServer((socket) => answer(socket, received));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    test = await openTestApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` } });
  });
  afterAll(async () => {
    await test.close();
    await new Promise((resolve) => server.close(resolve));
  });
  beforeEach(async () => {
    await test.db.deleteFrom('mail_outbox').execute();
    await test.db.deleteFrom('job').execute();
    received.length = 0;
  });

  const aMail = (to = 'kim@mail.example') =>
    enqueueMail(test.db, { kind: 'TEST', to, subject: '인증번호 안내', lines: ['본문입니다.'] });
  const runners = (context = test.context) => {
    const handlers = createMailHandlers(context, async () => undefined);
    return createJobRunner({ db: test.db, handlers, onError: () => undefined });
  };
  const isSent = async () =>
    (await test.db.selectFrom('mail_outbox').select('sent_at').execute()).map(({ sent_at }) => sent_at !== null);

  it('keep codes and temporary passwords in the outbox only until they are sent', async () => {
    const { mails } = test.context;
    await enqueueMail(test.db, mails.mailCode({ to: 'kim@mail.example', code: '482913', locale: 'ko' }));
    await enqueueMail(
      test.db,
      mails.temporaryPassword({ to: 'kim@mail.example', name: '김', locale: 'ko', password: 'Temp-4821-xyz' }),
    );
    await aMail();
    const read = async () =>
      (await test.db.selectFrom('mail_outbox').select(['kind', 'body_text']).orderBy('mail_uid').execute()).map(
        ({ kind, body_text }) => `${kind} ${/482913|Temp-4821-xyz|본문입니다/.exec(body_text)?.[0] ?? ''}`,
      );
    const before = await read();

    await runners().runDue();

    expect(before).toEqual(['CERT_CODE 482913', 'TEMP_PASSWORD Temp-4821-xyz', 'TEST 본문입니다']);
    expect(await read()).toEqual(['CERT_CODE ', 'TEMP_PASSWORD ', 'TEST 본문입니다']);
    expect(received).toHaveLength(3);
  });

  it('have their attachment, rendered when they are sent', async () => {
    const attachment = { kind: 'vouchers', rsvtUids: ['r1'] } as const;
    await enqueueMail(test.db, {
      kind: 'TEST',
      to: 'kim@mail.example',
      subject: '바우처',
      lines: ['본문'],
      attachment,
    });
    const asked: object[] = [];
    const handlers = createMailHandlers(test.context, async (wanted) => {
      asked.push(wanted);
      return { filename: '바우처 T1.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') };
    });
    await createJobRunner({ db: test.db, handlers, onError: () => undefined }).runDue();

    expect(asked).toEqual([attachment]);
    expect(received[0]).toMatch(/Content-Type: application\/pdf/);
    expect(received[0]).toContain(Buffer.from('%PDF-1.7').toString('base64'));
  });

  it('are sent once by SMTP, with the organisation as sender', async () => {
    await aMail();

    await Promise.all([runners().runDue(), runners().runDue()]);

    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^To: kim@mail\.example\r?$/m);
    expect(received[0]).toMatch(/^From: [^:]*<linc@haesol\.example>\r?$/m);
    expect(await isSent()).toEqual([true]);
  });

  it('name the organisation in the language of the mail', async () => {
    const { mails } = test.context;
    await enqueueMail(test.db, mails.mailCode({ to: 'maria@mail.example', code: '482913', locale: 'en' }));

    await runners().runDue();

    expect(received[0]).toMatch(new RegExp(`^From: "?${brandTextsIn('en').site}"?\\s+<linc@haesol`, 'm'));
  });

  it('wait while the mail server is down, and are sent when it is back', async () => {
    const away = { ...test.context, config: { ...test.context.config, smtpUrl: 'smtp://127.0.0.1:1' } };
    await aMail();

    await runners(away).runDue();
    const before = await isSent();
    const now = await test.context.clock.now();
    await test.context.clock.moveTo(new Date(now.getTime() + 11_000));
    await runners().runDue();

    expect(before).toEqual([false]);
    expect(await isSent()).toEqual([true]);
    expect(received).toHaveLength(1);
  });

  it('stay in the outbox in demo mode without a mail server', async () => {
    const { smtpUrl: _url, ...rest } = test.context.config;
    await aMail();

    await runners({ ...test.context, config: { ...rest, smtpUrl: undefined } }).runDue();

    expect(received).toEqual([]);
    expect(await isSent()).toEqual([true]);
  });

  it('wait in production until a mail server is configured', async () => {
    const config = { ...test.context.config, smtpUrl: undefined, mode: 'production' as const };
    await aMail();

    await runners({ ...test.context, config }).runDue();

    expect(await isSent()).toEqual([false]);
  });
});
